//! Where an item is while items move: under its present key, or under the key of another layout.
//!
//! An item that moves is under two keys for a moment: `relocate` copies it, and then deletes the source. A copy names
//! its source, and counts only when the source is gone. So all readers and writers of an item work on the same document.

use azure_data_cosmos::options::ItemReadOptions;
use serde_json::Value;
use synthetic_key::Document;

use crate::document::MovedFrom;
use crate::error::{Error, ErrorKind, Result};
use crate::items::Items;
use crate::stored::{Stored, Written};

/// An item that was found, and its source if it is a copy.
pub(crate) struct Found<D: Document> {
    pub(crate) stored: Stored<D>,
    pub(crate) moved_from: Option<MovedFrom>,
}

impl<D: Document> Found<D> {
    pub(crate) fn is_copy_from(&self, key: &D::Key) -> bool {
        let moved_from = self.moved_from.as_ref();
        moved_from.is_some_and(|moved_from| moved_from.is_from(key))
    }
}

/// A search for an item with a present key and an id.
pub(crate) struct Search<'s, D: Document> {
    items: &'s Items<D>,
    present: &'s D::Key,
    id: &'s str,
    options: Option<ItemReadOptions>,
    /// The cost of the search.
    pub(crate) charge: f64,
}

impl<'s, D: Document> Search<'s, D> {
    pub(crate) fn new(
        items: &'s Items<D>,
        present: &'s D::Key,
        id: &'s str,
        options: Option<ItemReadOptions>,
    ) -> Self {
        Self {
            items,
            present,
            id,
            options,
            charge: 0.0,
        }
    }

    /// Looks for the item under a key. The key of another layout may be the present key of another item, which does not
    /// count.
    async fn look(&mut self, key: &D::Key) -> Result<Option<Found<D>>> {
        let (items, id) = (self.items, self.id);
        let read = items.read_as::<Value>(key, id, self.options.clone());
        let (charge, document) = read.await?;
        self.charge += charge;
        let Some((etag, document)) = document else {
            return Ok(None);
        };
        let moved_from = MovedFrom::of(&document);
        let item = (items.read)(document);
        let item = item.map_err(|error| Error::document(error.into()).of(key, id))?;
        let stored = Stored::new(item, key.clone(), id, etag, charge);
        let found = Found { stored, moved_from };
        Ok(Some(found).filter(|found| found.stored.present == *self.present))
    }

    /// Looks under each of these keys, and returns the first item that it finds.
    pub(crate) async fn first(&mut self, keys: &[D::Key]) -> Result<Option<Found<D>>> {
        for key in keys {
            if let Some(found) = self.look(key).await? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Looks under all keys that the item may be stored under, its present one first, and returns the document that
    /// counts.
    pub(crate) async fn everywhere(mut self, keys: &[D::Key]) -> Result<(f64, Option<Stored<D>>)> {
        let found = self.follow(keys).await?;
        let charge = self.charge;
        let stored = found.map(|found| Stored {
            charge,
            ..found.stored
        });
        Ok((charge, stored))
    }

    async fn follow(&mut self, keys: &[D::Key]) -> Result<Option<Found<D>>> {
        let mut absent = Vec::new();
        // An item is under its new key before it leaves the old one. If it left while we looked, it is under the first
        // key.
        let again = keys.first().filter(|_| keys.len() > 1);
        for key in keys.iter().chain(again) {
            let Some(found) = self.look(key).await? else {
                absent.push(key);
                continue;
            };
            let mut sources = keys.iter().filter(|source| *source != key);
            let source = sources.find(|source| found.is_copy_from(source));
            // A source that was gone before we read the copy does not come back.
            let Some(source) = source.filter(|source| !absent.contains(source)) else {
                return Ok(Some(found));
            };
            if let Some(source) = self.look(source).await? {
                return Ok(Some(source));
            }
            // The source is gone now, and the copy may not be the one that we have read.
            if let Some(found) = self.look(key).await? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
}

impl<D: Document> Items<D> {
    /// Deletes a created item again if it was moved while it was created: then it is under another key already. Returns
    /// whether it did.
    pub(crate) async fn take_back(
        &self,
        key: &D::Key,
        others: &[D::Key],
        id: &str,
        written: &mut Written,
    ) -> Result<bool> {
        let mut search = Search::new(self, key, id, None);
        let copy = search.first(others).await?;
        written.charge += search.charge;
        let Some(etag) = &written.etag else {
            return Ok(false);
        };
        let copy = copy.and_then(|copy| copy.moved_from);
        if !copy.is_some_and(|copy| copy.is_from(key) && copy.etag != *etag) {
            return Ok(false);
        }
        match self.delete_at(key, id, etag, None).await {
            Ok(deleted) => {
                written.charge += deleted.charge;
                Ok(true)
            }
            // Somebody has changed or deleted it already.
            Err(error) if is_gone(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Deletes the copies of an item that is about to be deleted, or was deleted, and returns the cost.
    ///
    /// Without its source a copy would be the item.
    pub(crate) async fn delete_copies(&self, stored: &Stored<D>) -> Result<f64> {
        let Stored {
            key,
            present,
            others,
            id,
            ..
        } = stored;
        let mut search = Search::new(self, present, id, None);
        let mut charge = 0.0;
        for other in others {
            let Some(found) = search.look(other).await? else {
                continue;
            };
            if !found.is_copy_from(key) {
                // It was moved, and changed there.
                return Err(Error::new(ErrorKind::Changed).of(key, id));
            }
            match self.delete_at(other, id, found.stored.etag(), None).await {
                Ok(deleted) => charge += deleted.charge,
                Err(error) if *error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(charge + search.charge)
    }
}

/// Whether an item does not exist any more in the version that was read.
fn is_gone(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::Changed)
}
