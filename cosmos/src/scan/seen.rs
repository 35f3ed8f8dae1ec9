//! What a scan has seen while items move: each item is returned once, from the document that counts.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use synthetic_key::Document;

use crate::document::{Levels, Marked};
use crate::stored::Stored;

/// The state of a scan while items move.
///
/// All keys are queried twice. An item leaves its old key after it has arrived at its new key, so one that moves during
/// the first pass is found in the second. A copy counts if a stub named its version in the first pass.
pub(super) struct Seen<D: Document> {
    keys: HashSet<D::Key>,
    items: Mutex<HashSet<(D::Key, String)>>,
    /// The versions of the copies that count, by the key and the id of the item.
    stubs: Mutex<HashMap<(Levels, String), String>>,
}

impl<D: Document> Seen<D> {
    pub(super) fn new(keys: HashSet<D::Key>) -> Self {
        Self {
            keys,
            items: Mutex::default(),
            stubs: Mutex::default(),
        }
    }

    /// Remembers a stub.
    pub(super) fn remember(&self, id: &str, mark: Marked) {
        if let Marked::Stub {
            to,
            version: Some(version),
        } = mark
        {
            let mut stubs = self.stubs.lock().unwrap_or_else(PoisonError::into_inner);
            stubs.insert((to, id.to_owned()), version);
        }
    }

    /// Whether a stub named this version of a copy.
    pub(super) fn is_named(&self, stored: &Stored<D>) -> bool {
        let address = (Levels::of(&stored.key), stored.id.clone());
        let stubs = self.stubs.lock().unwrap_or_else(PoisonError::into_inner);
        stubs.get(&address) == Some(&stored.etag)
    }

    /// Remembers that an item is returned. Returns false if it was returned before, or does not belong to the lookup:
    /// the key of the old layout may be the present key of a different item.
    pub(super) fn take(&self, stored: &Stored<D>) -> bool {
        let is_of_lookup = stored.item.read_keys().all(|key| self.has(&key));
        let address = (stored.present.clone(), stored.id.clone());
        let mut items = self.items.lock().unwrap_or_else(PoisonError::into_inner);
        is_of_lookup && items.insert(address)
    }

    /// Whether a key belongs to the lookup, or starts with one of its keys.
    fn has(&self, key: &D::Key) -> bool {
        let levels = Levels::of(key);
        let starts_with = |own: &D::Key| levels.0.starts_with(&Levels::of(own).0);
        self.keys.contains(key) || levels.0.len() > 1 && self.keys.iter().any(starts_with)
    }
}
