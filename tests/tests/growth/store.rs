//! A store: documents by key and id, with versions. Each call is one request.

use std::collections::BTreeMap;

use crate::Key;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Document {
    /// Its changes, one bit each.
    pub(crate) changes: u8,
    /// For a copy, its original.
    pub(crate) mark: Mark,
    pub(crate) version: u32,
}

/// The key and the version of a copy's original.
pub(crate) type Mark = Option<(Key, u32)>;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Store {
    documents: BTreeMap<(Key, usize), Document>,
    versions: u32,
}

impl Store {
    /// Every document: its key, its id and its changes.
    pub(crate) fn documents(&self) -> impl Iterator<Item = (Key, usize, u8)> {
        let documents = self.documents.iter();
        documents.map(|((key, id), document)| (*key, *id, document.changes))
    }

    pub(crate) fn ids(&self, key: Key) -> impl Iterator<Item = usize> {
        let documents = self.documents.keys().filter(move |(of, _)| *of == key);
        documents.map(|(_, id)| *id)
    }

    pub(crate) fn read(&self, key: Key, id: usize) -> Option<Document> {
        self.documents.get(&(key, id)).cloned()
    }

    fn put(&mut self, key: Key, id: usize, changes: u8, mark: Mark) {
        self.versions += 1;
        let version = self.versions;
        let document = Document {
            changes,
            mark,
            version,
        };
        self.documents.insert((key, id), document);
    }

    /// Whether the id was free.
    pub(crate) fn create(&mut self, key: Key, id: usize, changes: u8, mark: Mark) -> bool {
        let is_free = self.read(key, id).is_none();
        if is_free {
            self.put(key, id, changes, mark);
        }
        is_free
    }

    /// Whether it was there in this version.
    pub(crate) fn replace(&mut self, key: Key, id: usize, version: u32, new: (u8, Mark)) -> bool {
        let is_it = self.is_version(key, id, version);
        if is_it {
            self.put(key, id, new.0, new.1);
        }
        is_it
    }

    /// Whether it was there in this version.
    pub(crate) fn delete(&mut self, key: Key, id: usize, version: u32) -> bool {
        let is_it = self.is_version(key, id, version);
        if is_it {
            self.documents.remove(&(key, id));
        }
        is_it
    }

    fn is_version(&self, key: Key, id: usize, version: u32) -> bool {
        let document = self.read(key, id);
        document.is_some_and(|document| document.version == version)
    }
}
