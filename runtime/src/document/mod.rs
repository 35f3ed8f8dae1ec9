//! The stored document: writing adds the key, and reading compares it.

mod added;
pub(crate) mod hooks;
mod is_name;
mod mismatch;
mod property;
mod read;
#[cfg(test)]
mod tests;
mod write;
pub(crate) mod written;

use serde_core::ser::Error as _;
use serde_core::{Deserializer, Serializer, de, ser};

use synthetic_key_format::engine::Draft;

use crate::engine::previous;
use crate::{PartitionKey, SyntheticKey};

use added::{Added, added_to, verify_all};
pub use added::{MOST_ADDED, Names};
pub use mismatch::KeyMismatch;
pub use read::{ReadDocument, Reading, Verify};
pub use write::WriteDocument;

/// The key in a document.
#[derive(Default)]
pub enum Stored<'de> {
    /// There is none. This is accepted: the document may be older than the key.
    #[default]
    Missing,
    /// There is one, but it is not compared.
    Ignored,
    /// There is one, borrowed from the input.
    Borrowed(&'de str),
    /// There is one, copied from the input.
    Owned(PartitionKey),
    /// There is a value that is no text. It differs from every key.
    NoText,
}

impl Stored<'_> {
    /// The text, if there is one.
    #[inline]
    pub(crate) fn as_str(&self) -> Option<&str> {
        match self {
            Self::Missing | Self::Ignored | Self::NoText => None,
            Self::Borrowed(key) => Some(key),
            Self::Owned(key) => Some(key),
        }
    }

    /// Whether there is a value to compare, and it is not this text.
    #[inline]
    fn differs(&self, expected: &str) -> bool {
        match self {
            Self::Missing | Self::Ignored => false,
            Self::NoText => true,
            Self::Borrowed(_) | Self::Owned(_) => self.as_str() != Some(expected),
        }
    }
}

/// Writes an item with its key and its id: `fields` writes the item itself, through a serializer that adds them.
///
/// # Errors
///
/// The store would refuse the key or the id, or the serializer fails.
#[inline]
pub fn write<T: SyntheticKey + ?Sized, S: Serializer>(
    item: &T,
    serializer: S,
    fields: impl FnOnce(&T, WriteDocument<'_, T, S>) -> Result<S::Ok, S::Error>,
) -> Result<S::Ok, S::Error> {
    let added = Added::of(item).map_err(S::Error::custom)?;
    fields(item, WriteDocument::new(serializer, &added))
}

/// Reads an item and compares the key in the document with the item's own: `fields` reads the item itself, through a
/// deserializer that captures the key.
///
/// # Errors
///
/// The keys differ, or the deserializer fails.
#[inline]
pub fn read<'de, T: SyntheticKey, D: Deserializer<'de>>(
    reading: &'static Reading,
    deserializer: D,
    fields: impl FnOnce(ReadDocument<'_, 'de, T, D>) -> Result<T, D::Error>,
) -> Result<T, D::Error> {
    if const { T::__KEY.adds_only_key() } {
        let mut stored = [Stored::Missing];
        let item = fields(ReadDocument::new(deserializer, reading, &mut stored))?;
        verify(&stored, &item, reading.verify)?;
        return Ok(item);
    }
    let mut stored = [const { Stored::Missing }; MOST_ADDED];
    let stored = stored.get_mut(..added_to::<T>().len()).unwrap_or_default();
    let item = fields(ReadDocument::new(deserializer, reading, stored))?;
    verify(stored, &item, reading.verify)?;
    Ok(item)
}

/// Compares the key in a document with the key of the item, and handles a difference as `how` says.
#[inline]
fn verify<T: SyntheticKey + ?Sized, E: de::Error>(
    stored: &[Stored<'_>],
    item: &T,
    how: Verify,
) -> Result<(), E> {
    if const { !T::__KEY.adds_only_key() } {
        return verify_all(stored, item, how);
    }
    let Some(stored) = stored.first() else {
        return Ok(());
    };
    let expected = Draft::of(|key| item.__write_key(key));
    if !stored.differs(expected.as_str()) || previous(item).any(|key| !stored.differs(key.as_str()))
    {
        return Ok(());
    }
    KeyMismatch {
        property: T::PROPERTY,
        what: "key",
        stored: stored.as_str(),
        expected: expected.as_str(),
    }
    .handle(how)
}

/// The error of writing an item as something that has no properties.
fn not_an_object<E: ser::Error>(property: &str) -> E {
    E::custom(format_args!(
        "the item is not written as an object, so it cannot carry its key as `{property}`"
    ))
}
