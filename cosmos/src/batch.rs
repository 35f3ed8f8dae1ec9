//! Batches: several writes under one key that are done together or not at all.

use std::fmt;
use std::slice;

use azure_data_cosmos::TransactionalBatch;
use azure_data_cosmos::options::{
    BatchDeleteOptions, BatchOptions, BatchReplaceOptions, Precondition,
};
use serde::Serialize;
use synthetic_key::{Document, Identified, cosmos};

use crate::address::address;
use crate::error::{Error, ErrorKind, Result};
use crate::find::Search;
use crate::items::Items;
use crate::retry::Sent;
use crate::stored::{Stored, Written};

/// The greatest number of operations that Cosmos DB accepts.
const MOST: usize = 100;

/// Writes of items under one key that are done together or not at all. Created by [`Items::batch`].
///
/// It refuses an item with another key.
pub struct Batch<'i, D: Document> {
    items: &'i Items<D>,
    key: D::Key,
    operations: TransactionalBatch,
    len: usize,
    /// The other keys, and the ids, of items that must not be under them.
    elsewhere: Vec<(D::Key, String)>,
}

impl<D: Document> fmt::Debug for Batch<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("key", &self.key)
            .field("len", &self.len)
            .finish_non_exhaustive()
    }
}

impl<'i, D: Document> Batch<'i, D> {
    pub(crate) fn new(items: &'i Items<D>, key: D::Key) -> Self {
        Self {
            items,
            operations: TransactionalBatch::new(cosmos::sdk_key(&key)),
            key,
            len: 0,
            elsewhere: Vec::new(),
        }
    }

    /// Creates a batch of items that have the same key.
    pub(crate) fn of_items(items: &'i Items<D>, group: &[D], replaces: bool) -> Result<Self>
    where
        D: Identified + Serialize,
    {
        let Some(first) = group.first() else {
            return Err(Error::new(ErrorKind::NotFound));
        };
        let batch = Self::new(items, first.try_partition_key()?);
        group.iter().try_fold(batch, |batch, item| {
            if replaces {
                batch.upsert(item)
            } else {
                batch.create(item)
            }
        })
    }

    /// Adds the creation of an item that is not there yet.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Rekeyed`] if the item has another key than the batch. It is also an error if the item has no valid
    /// key or id, if it cannot be written, or if there are 100 operations already.
    pub fn create(self, item: &D) -> Result<Self>
    where
        D: Identified + Serialize,
    {
        let id = self.id_of(item)?;
        self.only_here(item.read_keys(), &id)
            .add(&id, |batch| batch.create_item(item))
    }

    /// Adds the writing of an item, whether or not it is there.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create).
    pub fn upsert(self, item: &D) -> Result<Self>
    where
        D: Identified + Serialize,
    {
        let id = self.id_of(item)?;
        self.only_here(item.read_keys(), &id)
            .add(&id, |batch| batch.upsert_item(item, None))
    }

    /// Adds the writing of a changed item. It fails if somebody changed the item since it was read.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create), and if the item is stored under the key of another layout.
    pub fn replace(self, stored: &Stored<D>) -> Result<Self>
    where
        D: Identified + Serialize,
    {
        let id = self.id_of(&stored.item)?;
        self.is_under(&stored.key, &stored.id)?;
        if id != stored.id {
            return Err(self.rekeyed(&self.key, &id));
        }
        let options = BatchReplaceOptions::default().with_precondition(if_match(stored));
        self.add(&id.clone(), |batch| {
            batch.replace_item(id, &stored.item, Some(options))
        })
    }

    /// Adds the deletion of an item. It fails if somebody changed the item since it was read.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create), and if the item is stored under the key of another layout.
    pub fn delete(self, stored: &Stored<D>) -> Result<Self> {
        self.is_under(&stored.key, &stored.id)?;
        let options = BatchDeleteOptions::default().with_precondition(if_match(stored));
        let id = stored.id.clone();
        self.only_here(stored.others.iter().cloned(), &id)
            .add(&stored.id, |batch| Ok(batch.delete_item(id, Some(options))))
    }

    /// Does all operations or none. Returns what was written, in the order of the operations.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Batch`] says which operation was refused. While items move to another layout, it is
    /// [`ErrorKind::Elsewhere`] if an item that is created, upserted or deleted is also under another key.
    pub async fn run(self, options: Option<BatchOptions>) -> Result<Vec<Written>> {
        if self.len == 0 {
            return Ok(Vec::new());
        }
        let Self {
            items,
            key,
            operations,
            elsewhere,
            ..
        } = self;
        for (other, id) in &elsewhere {
            let mut search = Search::new(items, &key, id, None);
            if search.first(slice::from_ref(other)).await?.is_some() {
                return Err(Error::new(ErrorKind::Elsewhere).of(other, id));
            }
        }
        let tried = items
            .options
            .retry
            .run(|| {
                let (batch, options) = (operations.clone(), options.clone());
                Box::pin(items.container.execute_transactional_batch(batch, options))
            })
            .await;
        let response = tried.result.map_err(|error| {
            Error::from_service(error)
                .under(&key)
                .with_maybe_done(tried.lost)
        })?;
        let lost = tried.lost || Sent::in_all(&response.diagnostics()).lost;
        let model = response
            .into_model()
            .map_err(|error| Error::document(error).under(&key))?;
        let results = model.results();
        // The service answers 207, which the SDK treats as success. Operations that were not tried have 424.
        let mut refused = results.iter().enumerate();
        let refused =
            refused.find(|(_, result)| !result.is_success() && result.status_code() != 424);
        if let Some((operation, result)) = refused {
            let status = result.status_code();
            return Err(Error::new(ErrorKind::Batch { operation, status })
                .under(&key)
                .with_maybe_done(lost));
        }
        let written = results.iter().map(|result| Written {
            etag: result.etag().map(ToOwned::to_owned),
            charge: result.request_charge().unwrap_or_default(),
        });
        Ok(written.collect())
    }

    /// While items move, no document of the item may be under another key, because a batch writes under only one.
    fn only_here(mut self, keys: impl Iterator<Item = D::Key>, id: &str) -> Self {
        let others = keys.filter(|key| *key != self.key);
        self.elsewhere
            .extend(others.map(|other| (other, id.to_owned())));
        self
    }

    /// The id of an item under the key of the batch.
    fn id_of(&self, item: &D) -> Result<String>
    where
        D: Identified,
    {
        let (key, id) = address(item)?;
        self.is_under(&key, &id)?;
        Ok(id)
    }

    fn is_under(&self, key: &D::Key, id: &str) -> Result<()> {
        if *key == self.key {
            Ok(())
        } else {
            Err(self.rekeyed(key, id))
        }
    }

    fn rekeyed(&self, key: &D::Key, id: &str) -> Error {
        let now = format!("{id:?} under the key \"{key}\"");
        Error::new(ErrorKind::Rekeyed { now }).of(&self.key, id)
    }

    fn add(
        mut self,
        id: &str,
        add: impl FnOnce(TransactionalBatch) -> azure_data_cosmos::Result<TransactionalBatch>,
    ) -> Result<Self> {
        self.len += 1;
        if self.len > MOST {
            return Err(Error::new(ErrorKind::TooManyOperations).of(&self.key, id));
        }
        let key = &self.key;
        self.operations =
            add(self.operations).map_err(|error| Error::document(error).of(key, id))?;
        Ok(self)
    }
}

fn if_match<D: Document>(stored: &Stored<D>) -> Precondition {
    Precondition::if_match(stored.etag.clone())
}
