//! The stored document: its key is written with it, and compared when it is read.

mod added;
mod is_name;
mod read;
mod write;

use core::fmt;

use serde_core::{de, ser};

use crate::{KeyWriter, PartitionKey, SyntheticKey};

pub use added::{Document, MOST_ADDED, added_to, names_of};
pub(crate) use added::{added, checked_id};
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
    /// The text, where one is to be compared.
    fn as_str(&self) -> Option<&str> {
        match self {
            Self::Missing | Self::Ignored => None,
            Self::Borrowed(key) => Some(key),
            Self::Owned(key) => Some(key),
        }
    }

    /// Compares the key with the one that the item's fields make.
    ///
    /// # Errors
    ///
    /// Names both keys where they differ.
    #[inline]
    pub fn verify<T: SyntheticKey + ?Sized, E: de::Error>(&self, item: &T) -> Result<(), E> {
        let Some(stored) = self.as_str() else {
            return Ok(());
        };
        let mut expected = KeyWriter::new();
        item.write_key(&mut expected);
        if stored == expected.as_str() || is_of_earlier_n(stored, &expected) {
            return Ok(());
        }
        Err(E::custom(WrongKey {
            property: T::PROPERTY,
            what: "key",
            stored,
            expected: expected.as_str(),
        }))
    }
}

/// Whether a stored text is what `current`, a key or its last level, was under an earlier N.
fn is_of_earlier_n(stored: &str, current: &KeyWriter<'_>) -> bool {
    let Some(grown) = current.grown() else {
        return false;
    };
    let level = current.breaks().last().map_or(0, |&at| at);
    let base = current.as_str().get(level..grown.start);
    let number = stored.strip_prefix(base.unwrap_or_default());
    number.is_some_and(|number| grown.was_number(number))
}

/// A document under a key that is not its own.
struct WrongKey<'a> {
    property: &'a str,
    what: &'static str,
    stored: &'a str,
    expected: &'a str,
}

impl fmt::Display for WrongKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            property,
            what,
            stored,
            expected,
        } = self;
        write!(
            f,
            "the document's `{property}` is {stored:?}, but its fields make the {what} {expected:?}"
        )
    }
}

/// The error of writing an item as something that has no properties.
fn not_an_object<E: ser::Error>(property: &str) -> E {
    E::custom(format_args!(
        "the item is not written as an object, so it cannot carry its key as `{property}`"
    ))
}
