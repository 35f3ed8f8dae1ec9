//! Items that move: each is returned once, from the document that counts.

use std::collections::HashSet;
use std::sync::Mutex;

use serde::de::DeserializeOwned;
use synthetic_key::{Document, Identified, cosmos};

use super::plan::{Plan, Row, stored};
use crate::error::{Error, ErrorKind, Result};
use crate::find::Search;
use crate::stored::Stored;

/// How often an item is looked for if others change it at the same time.
const MOST_LOOKS: u32 = 50;

/// The state of a scan while items move.
pub(super) struct Moving<D: Document> {
    keys: HashSet<D::Key>,
    /// The present keys and ids of the items that were returned.
    given: Mutex<HashSet<(D::Key, String)>>,
}

impl<D> Moving<D>
where
    D: Document,
{
    pub(super) fn new(keys: impl Iterator<Item = D::Key>) -> Self {
        Self {
            keys: keys.collect(),
            given: Mutex::default(),
        }
    }

    /// The item of a row that was found under this key, read from the document that counts. Returns nothing if the item
    /// does not belong to the lookup, or was returned before.
    pub(super) async fn settle(
        &self,
        plan: &Plan<D>,
        row: Row<D>,
        key: Option<&D::Key>,
        charge: f64,
    ) -> Result<Option<Stored<D>>>
    where
        D: DeserializeOwned + Identified + Send + Sync + 'static,
    {
        let moved = row.moved.clone();
        let found = stored(row, charge)?;
        let keys: Vec<_> = found.item.read_keys().collect();
        // The key of another layout may be the present key of another item, whose other keys do not belong to the
        // lookup.
        if !keys.iter().all(|key| self.has(key)) || self.is_given(&found) {
            return Ok(None);
        }
        let is_copy = moved.is_some_and(|moved| keys.iter().any(|key| moved.is_from(key)));
        // A document under its present key counts, unless it is a copy.
        let is_settled = !is_copy && (keys.len() == 1 || key == Some(&found.present));
        let settled = if is_settled {
            Some(found)
        } else {
            Self::find(plan, found, &keys).await?
        };
        // Another row of the same item may have been returned meanwhile.
        Ok(settled.filter(|settled| self.give(settled)))
    }

    /// Looks for the document of an item that counts. Returns nothing if the item is gone, or if the filter does not
    /// accept it any more.
    async fn find(plan: &Plan<D>, found: Stored<D>, keys: &[D::Key]) -> Result<Option<Stored<D>>>
    where
        D: DeserializeOwned + Identified + Send + Sync + 'static,
    {
        let (present, id) = (&found.present, &found.id);
        let mut refused = None;
        for _ in 0..MOST_LOOKS {
            let search = Search::new(&plan.items, present, id, None);
            let (_, Some(settled)) = search.everywhere(keys).await? else {
                return Ok(None);
            };
            // The filter may have accepted another document of this item.
            if plan.filter.is_none() || settled.etag == found.etag {
                return Ok(Some(settled));
            }
            if refused.as_ref() == Some(&settled.etag) {
                return Ok(None);
            }
            match plan.filtered(&settled.key, id).await? {
                Some(etag) if etag == settled.etag => return Ok(Some(settled)),
                Some(_) => {}
                // Or it was moved meanwhile: then it has another version.
                None => refused = Some(settled.etag),
            }
        }
        Err(Error::new(ErrorKind::Changed).of(present, id))
    }

    /// Whether an item was returned before.
    fn is_given(&self, stored: &Stored<D>) -> bool {
        let address = (stored.present.clone(), stored.id.clone());
        self.given
            .lock()
            .is_ok_and(|given| given.contains(&address))
    }

    /// Remembers that an item is returned. Returns whether it was not returned before.
    fn give(&self, stored: &Stored<D>) -> bool {
        let address = (stored.present.clone(), stored.id.clone());
        self.given
            .lock()
            .is_ok_and(|mut given| given.insert(address))
    }

    /// Whether a key belongs to the lookup, or starts with one of its keys.
    fn has(&self, key: &D::Key) -> bool {
        let starts_with = |own: &D::Key| {
            let mut levels = cosmos::key_levels(key);
            cosmos::key_levels(own).all(|level| levels.next() == Some(level))
        };
        let has_levels = cosmos::key_levels(key).len() > 1;
        self.keys.contains(key) || has_levels && self.keys.iter().any(starts_with)
    }
}
