//! Moves items to the keys of the present layout, while others read and write them.

use std::fmt;

use azure_data_cosmos::options::QueryOptions;
use azure_data_cosmos::{FeedScope, Query};
use futures::{StreamExt, stream};
use serde::de::DeserializeOwned;
use serde_json::Value;
use synthetic_key::{Document, Holds, Identified, cosmos};

use crate::address::address;
use crate::document::{MovedFrom, copy_of, etag_in};
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::pages::Pages;
use crate::place::if_unchanged;

/// How many items are moved at a time.
const CONCURRENCY: usize = 16;

/// How often an item is tried if others change it at the same time.
const MOST_ATTEMPTS: u32 = 50;

/// Moves items to their present keys. Created by [`Items::relocate`].
pub struct Relocate<'i, D: Document> {
    items: &'i Items<D>,
    keys: Vec<D::Key>,
    concurrency: usize,
}

impl<D: Document> fmt::Debug for Relocate<'_, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relocate").finish_non_exhaustive()
    }
}

/// The progress of a relocation: how many documents were seen, moved and refused.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Relocated {
    /// How many documents were looked at. An item that is moved counts twice: it is seen again under its new key.
    pub seen: u64,
    /// How many of them were under their present key, including those that were moved there before.
    pub in_place: u64,
    /// How many were moved.
    pub moved: u64,
    /// How many were moved by another mover at the same time, were deleted by somebody, or are the copy of an item that
    /// is still to be moved.
    pub gone: u64,
    /// How many were not moved: they cannot be read as this type, have no valid key or id, belong to neither key, or
    /// were changed every time they were copied.
    pub refused: u64,
    /// Why the first of these was refused.
    pub first_error: Option<Error>,
    /// How many keys are left.
    pub keys_left: u64,
}

/// The result for a document.
enum Step {
    InPlace,
    Moved,
    Gone,
    Refused(Error),
}

impl Relocated {
    fn add(&mut self, step: Step) {
        self.seen += 1;
        match step {
            Step::InPlace => self.in_place += 1,
            Step::Moved => self.moved += 1,
            Step::Gone => self.gone += 1,
            Step::Refused(error) => {
                self.refused += 1;
                self.first_error.get_or_insert(error);
            }
        }
    }
}

impl<D> Items<D> {
    /// Moves items to their present key: all items under the keys of a lookup that are stored under the key of another
    /// layout.
    ///
    /// Others may read and write meanwhile, including services with the previous layout, and other movers. You can stop
    /// it at any point and start it again. Run it only when the present layout of every service is the one to move to.
    pub fn relocate<I, S, const N: usize>(&self, scan: &S) -> Relocate<'_, D>
    where
        D: Document,
        D::Item: Holds<I, N>,
        S: synthetic_key::Scan<I, Key = D::Key>,
    {
        Relocate {
            items: self,
            keys: scan.keys().collect(),
            concurrency: CONCURRENCY,
        }
    }
}

impl<D> Relocate<'_, D>
where
    D: Document + Identified + DeserializeOwned + Send + Sync,
{
    /// Sets how many items are moved at a time. The default is 16.
    #[must_use]
    pub fn with_concurrency(mut self, concurrency: usize) -> Self {
        self.concurrency = concurrency.max(1);
        self
    }

    /// Moves the items, and returns how many were moved, were in place, or were refused.
    ///
    /// # Errors
    ///
    /// Errors of the service that are not transient. Start it again.
    pub async fn run(self) -> Result<Relocated> {
        self.run_with_progress(|_| ()).await
    }

    /// The same, and reports the progress after each page.
    ///
    /// # Errors
    ///
    /// The same as for [`run`](Self::run).
    pub async fn run_with_progress(
        self,
        mut progress: impl FnMut(&Relocated) + Send,
    ) -> Result<Relocated> {
        let Self {
            items,
            keys,
            concurrency,
        } = self;
        let mut so_far = Relocated::default();
        for (place, key) in keys.iter().enumerate() {
            so_far.keys_left = u64::try_from(keys.len() - place).unwrap_or(u64::MAX);
            let mut pages = Pages::<Value>::new(
                items.container.clone(),
                Query::from("SELECT * FROM c"),
                FeedScope::partition(cosmos::sdk_key(key)),
                QueryOptions::default(),
                items.options.retry,
            );
            while let Some(page) = pages.next().await {
                let documents = page.map_err(|error| error.under(key))?.into_items();
                let moves = documents
                    .into_iter()
                    .map(|document| Box::pin(items.relocate_one(key, document)));
                let mut moves = stream::iter(moves).buffer_unordered(concurrency);
                while let Some(moved) = moves.next().await {
                    so_far.add(moved?);
                }
                progress(&so_far);
            }
        }
        so_far.keys_left = 0;
        Ok(so_far)
    }
}

impl<D> Items<D>
where
    D: Document + Identified + DeserializeOwned + Send + Sync,
{
    /// Moves a document that was found under a key.
    ///
    /// 1. Create the copy, with the version of the source in it.
    /// 2. Delete the source, if it still has that version; otherwise start over with the new one.
    ///
    /// The copy is never removed: somebody may have deleted the source because it is moved.
    async fn relocate_one(&self, key: &D::Key, mut source: Value) -> Result<Step> {
        for _ in 0..MOST_ATTEMPTS {
            let item: D = match serde_json::from_value(source.clone()) {
                Ok(item) => item,
                Err(error) => return Ok(Step::Refused(Error::document(error.into()).under(key))),
            };
            let (present, id) = match address(&item) {
                Ok(address) => address,
                Err(error) => return Ok(Step::Refused(error.under(key))),
            };
            if present == *key {
                return Ok(Step::InPlace);
            }
            if !item.needs_move(key) {
                let now = format!("{id:?} under the key \"{present}\"");
                let error = Error::new(ErrorKind::Rekeyed { now }).of(key, &id);
                return Ok(Step::Refused(error));
            }
            if self.is_only_a_copy(key, &item, &id, &source).await? {
                return Ok(Step::Gone);
            }
            let etag = etag_in(&source);
            let moved_from = MovedFrom::new(key, &etag);
            let copy = copy_of::<D, _>(source, &present, &moved_from);
            if self.copy((key, &present), &id, &copy, &moved_from).await? {
                match self.delete_at(key, &id, &etag, None).await {
                    Ok(_) => return Ok(Step::Moved),
                    Err(error) if *error.kind() == ErrorKind::NotFound => return Ok(Step::Gone),
                    Err(error) if *error.kind() == ErrorKind::Changed => {}
                    Err(error) => return Err(error),
                }
            }
            match self.read_raw(key, &id).await? {
                Some(changed) => source = changed,
                None => return Ok(Step::Gone),
            }
        }
        let error = Error::new(ErrorKind::Changed).under(key);
        Ok(Step::Refused(error))
    }

    /// Whether a document is the copy of another one that still exists, from a move to this key. Then the other one is
    /// the item.
    async fn is_only_a_copy(
        &self,
        key: &D::Key,
        item: &D,
        id: &str,
        document: &Value,
    ) -> Result<bool> {
        let Some(moved_from) = MovedFrom::of(document) else {
            return Ok(false);
        };
        let mut keys = item.read_keys().filter(|source| source != key);
        match keys.find(|source| moved_from.is_from(source)) {
            Some(source) => Ok(self.read_raw(&source, id).await?.is_some()),
            None => Ok(false),
        }
    }

    /// Puts a copy under its present key. Returns whether there is one now that replaces the source.
    async fn copy(
        &self,
        (source, key): (&D::Key, &D::Key),
        id: &str,
        copy: &Value,
        moved_from: &MovedFrom,
    ) -> Result<bool> {
        let created = self
            .options
            .retry
            .run(|| {
                let key = cosmos::sdk_key(key);
                Box::pin(self.container.create_item(key, id, copy, None))
            })
            .await;
        match created.result {
            Ok(_) => return Ok(true),
            Err(error) if error.status().is_conflict() => {}
            Err(error) => return Err(Error::from_service(error).of(key, id)),
        }
        let Some(there) = self.read_raw(key, id).await? else {
            return Ok(false);
        };
        match MovedFrom::of(&there) {
            // The copy of this version. Another mover made it, or an attempt whose answer was lost.
            Some(there) if there == *moved_from => return Ok(true),
            // The copy of an earlier version.
            Some(there) if there.is_from(source) => {}
            // Somebody wrote the item under its present key: that document is newer.
            _ => return Ok(true),
        }
        // If the source has changed, this copy is outdated: another mover may have moved the new version already.
        let now = self.read_raw(source, id).await?;
        if now.is_none_or(|now| etag_in(&now) != moved_from.etag) {
            return Ok(false);
        }
        let options = if_unchanged(None, &etag_in(&there));
        let replaced = self
            .options
            .retry
            .run(|| {
                let (key, options) = (cosmos::sdk_key(key), Some(options.clone()));
                Box::pin(self.container.replace_item(key, id, copy, options))
            })
            .await;
        match replaced.result {
            Ok(_) => Ok(true),
            Err(error) if matches!(u16::from(error.status().status_code()), 404 | 412) => Ok(false),
            Err(error) => Err(Error::from_service(error).of(key, id)),
        }
    }

    /// A document as JSON.
    async fn read_raw(&self, key: &D::Key, id: &str) -> Result<Option<Value>> {
        let (_, document) = self.read_as(key, id, None).await?;
        Ok(document.map(|(_, document)| document))
    }
}
