//! Batches: several writes under one key that are done together or not at all.

use std::fmt;

use azure_data_cosmos::TransactionalBatch;
use azure_data_cosmos::options::{
    BatchDeleteOptions, BatchOptions, BatchReplaceOptions, Precondition,
};
use serde::Serialize;
use serde_json::Value;
use synthetic_key::{Document, HasId, cosmos};

use crate::address::address;
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, document_of};
use crate::meter::charge_in;
use crate::moving::Moving;
use crate::protocol::{self, Documents, Lead, MOST_ATTEMPTS, Mark, Place, Step};
use crate::retry::{Repeats, Sent, not_by_the_sdk};
use crate::stored::{Stored, Written};

/// The maximum number of operations that Cosmos DB accepts.
const MOST: usize = 100;

/// Writes of items with one key that are done together or not at all. Created by [`Items::batch`].
///
/// It refuses an item with a different key.
pub struct Batch<'i, D: Document> {
    items: &'i Items<D>,
    key: D::Key,
    operations: Vec<Operation<D::Key>>,
}

/// One write.
enum Operation<K> {
    Create(Item<K>),
    Upsert(Item<K>),
    Replace {
        id: String,
        document: Value,
        etag: String,
    },
    Delete {
        id: String,
        etag: String,
    },
}

/// An item to write: its document, and the keys that it may be stored with.
struct Item<K> {
    id: String,
    document: Value,
    keys: Vec<K>,
}

impl<D: Document> fmt::Debug for Batch<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("key", &self.key)
            .field("len", &self.operations.len())
            .finish_non_exhaustive()
    }
}

impl<'i, D: Document> Batch<'i, D> {
    pub(crate) fn new(items: &'i Items<D>, key: D::Key) -> Self {
        Self {
            items,
            key,
            operations: Vec::new(),
        }
    }

    /// Creates a batch of items that have the same key.
    pub(crate) fn of_items(items: &'i Items<D>, group: &[D], replaces: bool) -> Result<Self>
    where
        D: HasId + Serialize,
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

    /// Adds the creation of an item that does not exist.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Rekeyed`] if the item has a different key than the batch. It is also an error if the item has no
    /// valid key or id, if it cannot be written, or if there are 100 operations already.
    pub fn create(self, item: &D) -> Result<Self>
    where
        D: HasId + Serialize,
    {
        let item = self.item(item)?;
        self.add(Operation::Create(item))
    }

    /// Adds the writing of an item, whether or not it exists.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create).
    pub fn upsert(self, item: &D) -> Result<Self>
    where
        D: HasId + Serialize,
    {
        let item = self.item(item)?;
        self.add(Operation::Upsert(item))
    }

    /// Adds the writing of a changed item. It fails if the item was changed since it was read.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create), and if the item is stored with the key of a different layout.
    pub fn replace(self, stored: &Stored<D>) -> Result<Self>
    where
        D: HasId + Serialize,
    {
        let (key, id) = address(&stored.item)?;
        self.is_with(&key, &id)?;
        self.is_with(&stored.key, &stored.id)?;
        let document = self.items.document_to_replace(stored)?;
        let etag = stored.etag.clone();
        self.add(Operation::Replace { id, document, etag })
    }

    /// Adds the deletion of an item. It fails if the item was changed since it was read.
    ///
    /// # Errors
    ///
    /// The same as for [`create`](Self::create), and if the item is stored with the key of a different layout.
    pub fn delete(self, stored: &Stored<D>) -> Result<Self> {
        self.is_with(&stored.key, &stored.id)?;
        let (id, etag) = (stored.id.clone(), stored.etag.clone());
        self.add(Operation::Delete { id, etag })
    }

    /// Does all operations or none. Returns what was written, in the order of the operations.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Batch`] says which operation was refused. While items move to a different layout, it is
    /// [`ErrorKind::Elsewhere`] if an item that is created or upserted is stored with the key of a different layout.
    pub async fn run(self, options: Option<BatchOptions>) -> Result<Vec<Written>> {
        if self.operations.is_empty() {
            return Ok(Vec::new());
        }
        let Self {
            items,
            key,
            operations,
        } = self;
        let (mut batch, mut looked) = (TransactionalBatch::new(cosmos::sdk_key(&key)), 0.0);
        for operation in operations {
            let added = match (items.setup.step, operation) {
                (Some(step), Operation::Create(item)) => {
                    create_while_moving(items, step, &item, &mut looked).await?;
                    batch.create_item(&item.document)
                }
                (Some(step), Operation::Upsert(item)) => {
                    match find_while_moving(items, step, &item, &mut looked).await? {
                        None => batch.create_item(&item.document),
                        Some(etag) => {
                            batch.replace_item(item.id, &item.document, Some(if_match(etag)))
                        }
                    }
                }
                (None, Operation::Create(item)) => batch.create_item(&item.document),
                (None, Operation::Upsert(item)) => batch.upsert_item(&item.document, None),
                (_, Operation::Replace { id, document, etag }) => {
                    batch.replace_item(id, &document, Some(if_match(etag)))
                }
                (_, Operation::Delete { id, etag }) => {
                    let precondition = Precondition::if_match(etag);
                    let options = BatchDeleteOptions::default().with_precondition(precondition);
                    Ok(batch.delete_item(id, Some(options)))
                }
            };
            batch = added.map_err(|error| Error::document(error).under(&key))?;
        }
        execute(items, &key, batch, options, looked).await
    }

    fn item(&self, item: &D) -> Result<Item<D::Key>>
    where
        D: HasId + Serialize,
    {
        let (key, id) = address(item)?;
        self.is_with(&key, &id)?;
        let document = document_of(item).map_err(|error| error.of(&key, &id))?;
        let keys = item.read_keys().collect();
        Ok(Item { id, document, keys })
    }

    fn is_with(&self, key: &D::Key, id: &str) -> Result<()> {
        if *key == self.key {
            return Ok(());
        }
        let now = format!("{id:?} with the key \"{key}\"");
        Err(Error::new(ErrorKind::Rekeyed { now }).of(&self.key, id))
    }

    fn add(mut self, operation: Operation<D::Key>) -> Result<Self> {
        if self.operations.len() == MOST {
            return Err(Error::new(ErrorKind::TooManyOperations).under(&self.key));
        }
        self.operations.push(operation);
        Ok(self)
    }
}

/// Runs the operations. `looked` is the cost of what was read before.
async fn execute<D: Document>(
    items: &Items<D>,
    key: &D::Key,
    batch: TransactionalBatch,
    mut options: Option<BatchOptions>,
    looked: f64,
) -> Result<Vec<Written>> {
    let mut repeats = Repeats::All;
    if items.setup.step.is_some() {
        repeats = Repeats::UntilLost;
        not_by_the_sdk(&mut options.get_or_insert_default().operation);
    }
    let tried = items
        .options
        .retry
        .run_with(repeats, || {
            let (batch, options) = (batch.clone(), options.clone());
            Box::pin(items.container.execute_transactional_batch(batch, options))
        })
        .await;
    let mut charge = tried.charge;
    let response = match tried.result {
        Ok(response) => response,
        Err(error) => {
            items.meter.add(charge);
            return Err(Error::from_service(error)
                .under(key)
                .with_charge(charge + looked)
                .with_maybe_done(tried.lost));
        }
    };
    charge += charge_in(&response.diagnostics());
    items.meter.add(charge);
    let lost = tried.lost || Sent::in_all(&response.diagnostics()).lost;
    let model = response
        .into_model()
        .map_err(|error| Error::document(error).under(key))?;
    let results = model.results();
    // The service answers 207, which the SDK treats as success. Operations that were not tried have 424.
    let mut refused = results.iter().enumerate();
    let refused = refused.find(|(_, result)| !result.is_success() && result.status_code() != 424);
    if let Some((operation, result)) = refused {
        let status = result.status_code();
        return Err(Error::new(ErrorKind::Batch { operation, status })
            .under(key)
            .with_charge(charge + looked)
            .with_maybe_done(lost));
    }
    let own: f64 = results
        .iter()
        .filter_map(azure_data_cosmos::models::TransactionalBatchOperationResult::request_charge)
        .sum();
    // What the operations do not name is the cost of what was read before, and of attempts that failed.
    let len = u32::try_from(results.len()).unwrap_or(u32::MAX).max(1);
    let each = (charge - own + looked).max(0.0) / f64::from(len);
    let written = results.iter().map(|result| Written {
        etag: result.etag().map(ToOwned::to_owned),
        charge: result.request_charge().unwrap_or_default() + each,
    });
    Ok(written.collect())
}

/// While items move, an item must not exist with the old key when it is created with the new key.
async fn create_while_moving<D: Document>(
    items: &Items<D>,
    step: Step,
    item: &Item<D::Key>,
    looked: &mut f64,
) -> Result<Option<String>> {
    let (step, moving) = Moving::new(items, step, item.keys.iter().cloned(), &item.id);
    let body = |place| moving.body(&item.document, place);
    let mut led = Ok(None);
    for _ in 0..MOST_ATTEMPTS {
        led = match step {
            // It is created with the old key, which decides.
            Step::One => Ok(Some(Lead::ToNew(None))),
            _ => Box::pin(protocol::lead(&moving, step, &body)).await,
        };
        if !matches!(led, Ok(None)) {
            break;
        }
    }
    *looked += moving.meter.total();
    let kind = match led? {
        Some(Lead::ToNew(version)) => return Ok(version),
        Some(Lead::Conflict) => ErrorKind::Elsewhere,
        Some(Lead::Taken) => ErrorKind::Taken,
        None => ErrorKind::Changed,
    };
    let error = Error::new(kind).of(moving.key(Place::Old), &item.id);
    Err(error.with_charge(*looked))
}

/// The version of an item that is upserted, if it exists with the key of the batch.
async fn find_while_moving<D: Document>(
    items: &Items<D>,
    step: Step,
    item: &Item<D::Key>,
    looked: &mut f64,
) -> Result<Option<String>> {
    let named = create_while_moving(items, step, item, looked).await?;
    let (step, moving) = Moving::new(items, step, item.keys.iter().cloned(), &item.id);
    let place = match step {
        Step::One => Place::Old,
        _ => Place::New,
    };
    let found = moving.read(place).await;
    *looked += moving.meter.total();
    let Some(found) = found? else { return Ok(None) };
    let is_item = match (place, moving.mark(&found.body)) {
        (Place::Old, Mark::Live) => moving.is_own(place, &found.body)?,
        (Place::Old, _) => false,
        (Place::New, _) => protocol::counts(&moving, Some(&found), named.as_ref())?,
    };
    if is_item {
        return Ok(Some(found.version));
    }
    let error = Error::new(ErrorKind::Elsewhere).of(moving.key(place), &item.id);
    Err(error.with_charge(*looked))
}

fn if_match(etag: String) -> BatchReplaceOptions {
    BatchReplaceOptions::default().with_precondition(Precondition::if_match(etag))
}
