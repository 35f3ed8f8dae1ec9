//! The stored document: its key is written with it, and compared when it is read.

mod is_name;
mod read;
mod write;

use core::fmt;

use serde_core::{de, ser};

use crate::{KeyWriter, PartitionKey, SyntheticKey};

pub use read::{ReadDocument, Reading};
pub use write::WriteDocument;

/// The key that a document carries.
#[derive(Default)]
pub enum Stored<'de> {
    /// Not there: accepted, as in documents from before the key.
    #[default]
    Missing,
    /// There, and nobody asked.
    Ignored,
    /// There, in the input.
    Borrowed(&'de str),
    /// There, and copied.
    Owned(PartitionKey),
}

impl Stored<'_> {
    /// Compares the key with the one that the item's fields make.
    ///
    /// # Errors
    ///
    /// Names both keys where they differ.
    #[inline]
    pub fn verify<T: SyntheticKey + ?Sized, E: de::Error>(&self, item: &T) -> Result<(), E> {
        let stored: &str = match self {
            Self::Missing | Self::Ignored => return Ok(()),
            Self::Borrowed(key) => key,
            Self::Owned(key) => key,
        };
        let mut expected = KeyWriter::new();
        item.write_key(&mut expected);
        if stored == expected.as_str() {
            return Ok(());
        }
        Err(E::custom(WrongKey {
            property: T::PROPERTY,
            stored,
            expected: expected.as_str(),
        }))
    }
}

/// A document under a key that is not its own.
struct WrongKey<'a> {
    property: &'a str,
    stored: &'a str,
    expected: &'a str,
}

impl fmt::Display for WrongKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            property,
            stored,
            expected,
        } = self;
        write!(
            f,
            "the document's `{property}` is {stored:?}, but its fields make the key {expected:?}"
        )
    }
}

/// The error of writing an item as something that has no properties.
fn not_an_object<E: ser::Error>(property: &str) -> E {
    E::custom(format_args!(
        "the item is not written as an object, so it cannot carry its key as `{property}`"
    ))
}
