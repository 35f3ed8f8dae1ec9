//! Items as they are stored, and the results of writes.

use std::ops::{Deref, DerefMut};

use synthetic_key::Document;

/// An item that was read, with its version, the key that it is stored under, and the cost of reading it.
///
/// It dereferences to the item. Change it and pass it to [`replace`](crate::Items::replace), which writes it where it
/// is, and only if nobody changed it meanwhile.
#[derive(Clone, Debug)]
pub struct Stored<D: Document> {
    pub(crate) item: D,
    pub(crate) id: String,
    pub(crate) etag: String,
    /// The key that it is stored under.
    pub(crate) key: D::Key,
    /// The key that its fields made when it was read.
    pub(crate) present: D::Key,
    /// The other keys that it may have been under then. Its fields can be changed since.
    pub(crate) others: Vec<D::Key>,
    pub(crate) charge: f64,
}

impl<D: Document> Stored<D> {
    /// An item that was read under this key.
    pub(crate) fn new(
        item: D,
        key: D::Key,
        id: impl Into<String>,
        etag: String,
        charge: f64,
    ) -> Self {
        Self {
            id: id.into(),
            etag,
            present: item.partition_key(),
            others: item.read_keys().filter(|other| *other != key).collect(),
            key,
            charge,
            item,
        }
    }

    /// Returns the item.
    pub fn into_item(self) -> D {
        self.item
    }

    /// Returns the id of the document.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the version, which changes with every write.
    pub fn etag(&self) -> &str {
        &self.etag
    }

    /// Returns the key that the item is stored under: its own, or that of another layout that the type also reads.
    pub fn key(&self) -> &D::Key {
        &self.key
    }

    /// Returns the cost of reading it, in request units.
    pub fn charge(&self) -> f64 {
        self.charge
    }
}

impl<D: Document> Deref for Stored<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.item
    }
}

impl<D: Document> DerefMut for Stored<D> {
    fn deref_mut(&mut self) -> &mut D {
        &mut self.item
    }
}

/// The answer to a write: the new version of the item, and the request charge.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Written {
    /// The new version of the item. A deleted item has none.
    pub etag: Option<String>,
    /// The cost in request units, including attempts that failed.
    pub charge: f64,
}
