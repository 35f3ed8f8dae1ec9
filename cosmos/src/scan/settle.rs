//! Items that move: each is given once, as it is where it counts.

use std::collections::HashSet;
use std::sync::Mutex;

use serde::de::DeserializeOwned;
use synthetic_key::{Document, Identified, cosmos};

use super::plan::{Plan, Row, stored};
use crate::error::{Error, ErrorKind, Result};
use crate::find::Search;
use crate::stored::Stored;

/// How often an item is looked for that others change at the same time.
const MOST_LOOKS: u32 = 50;

/// What a scan keeps while items move.
pub(super) struct Moving<D: Document> {
    keys: HashSet<D::Key>,
    /// The present keys and ids of the items that were given.
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

    /// The item of a row, which was found under this key, as it is where it counts; if it is one of the lookup's, and was not given
    /// before.
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
        // The key of another layout may be the present key of another item, whose other keys are not the lookup's.
        if !keys.iter().all(|key| self.has(key)) || self.is_given(&found) {
            return Ok(None);
        }
        let is_copy = moved.is_some_and(|moved| keys.iter().any(|key| moved.is_from(key)));
        // Under its present key it counts, if it is not a copy.
        let is_settled = !is_copy && (keys.len() == 1 || key == Some(&found.present));
        let settled = if is_settled {
            Some(found)
        } else {
            Self::find(plan, found, &keys).await?
        };
        // Another row of it may have been given meanwhile.
        Ok(settled.filter(|settled| self.give(settled)))
    }

    /// Looks for an item where it counts; nothing if it is gone, or the filter does not let it through any more.
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
            // What the filter let through was perhaps another document.
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

    /// Whether an item was given before.
    fn is_given(&self, stored: &Stored<D>) -> bool {
        let address = (stored.present.clone(), stored.id.clone());
        self.given
            .lock()
            .is_ok_and(|given| given.contains(&address))
    }

    /// Remembers that an item is given, and says whether it was not before.
    fn give(&self, stored: &Stored<D>) -> bool {
        let address = (stored.present.clone(), stored.id.clone());
        self.given
            .lock()
            .is_ok_and(|mut given| given.insert(address))
    }

    /// Whether a key is one of the lookup's, or starts with one.
    fn has(&self, key: &D::Key) -> bool {
        let starts_with = |own: &D::Key| {
            let mut levels = cosmos::key_levels(key);
            cosmos::key_levels(own).all(|level| levels.next() == Some(level))
        };
        let has_levels = cosmos::key_levels(key).len() > 1;
        self.keys.contains(key) || has_levels && self.keys.iter().any(starts_with)
    }
}
