//! Items as they are stored, and the results of writes.

use std::ops::{Deref, DerefMut};

use azure_data_cosmos::models::ResponseBody;
use serde_json::Value;
use synthetic_key::Document;

/// An item that was read, with its version, the key that it is stored with, and the cost of reading it.
///
/// It dereferences to the item. Change it and pass it to [`replace`](crate::Items::replace), which writes it where it
/// is, and only if it was not changed since.
#[derive(Clone, Debug)]
pub struct Stored<D: Document> {
    pub(crate) item: D,
    pub(crate) id: String,
    pub(crate) etag: String,
    /// The key that it is stored with.
    pub(crate) key: D::Key,
    /// The key of its fields when it was read.
    pub(crate) present: D::Key,
    pub(crate) read: Read,
    pub(crate) charge: f64,
}

/// The stored document, with the properties that the type does not know.
#[derive(Clone, Debug)]
pub(crate) enum Read {
    /// As it arrived. It is decoded if it is needed.
    Body(ResponseBody),
    Document(Value),
}

impl Read {
    pub(crate) fn document(&self) -> azure_data_cosmos::Result<Value> {
        match self {
            Self::Body(body) => body.clone().into_single(),
            Self::Document(document) => Ok(document.clone()),
        }
    }
}

impl<D: Document> Stored<D> {
    /// An item that was read with this key.
    pub(crate) fn new(
        item: D,
        key: D::Key,
        id: impl Into<String>,
        etag: String,
        read: Read,
        charge: f64,
    ) -> Self {
        Self {
            id: id.into(),
            etag,
            present: item.partition_key(),
            key,
            read,
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

    /// Returns the key that the item is stored with: its own, or the key of a previous layout that the type also reads.
    pub fn key(&self) -> &D::Key {
        &self.key
    }

    /// Returns the cost of reading it, in request units. An item of a scan has its share of the cost of its page.
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

/// The result of a write: the new version of the item, and the request charge.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Written {
    /// The new version of the item. A deleted item has none.
    pub etag: Option<String>,
    /// The cost in request units, including reads and failed attempts.
    pub charge: f64,
}
