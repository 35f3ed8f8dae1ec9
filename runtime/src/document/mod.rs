//! The stored document: its key is written with it, and compared when it is read.

mod added;
mod is_name;
mod property;
mod read;
#[cfg(test)]
mod tests;
mod write;

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::DeserializeSeed;
use serde_core::ser::Error as _;
use serde_core::{Deserializer, Serialize, Serializer, de, ser};

use crate::key::hierarchical::Breaks;
use crate::write::Draft;
use crate::write::checked::{Checked, OfKey};
use crate::{PartitionKey, SyntheticKey};

use added::added;
pub(crate) use added::checked_id;
use added::verify_all;
pub use added::{MOST_ADDED, Names};
use read::ReadDocument;
pub use read::Reading;
use write::{KeyOf, WriteDocument};

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
    #[inline]
    pub(crate) fn as_str(&self) -> Option<&str> {
        match self {
            Self::Missing | Self::Ignored => None,
            Self::Borrowed(key) => Some(key),
            Self::Owned(key) => Some(key),
        }
    }
}

/// An item that is written by the function of serde's derive: `#[serde(remote = "Self")]`.
pub trait WriteFields: SyntheticKey {
    /// Writes the fields alone.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    fn write_fields<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// An item that is read by the function of serde's derive: `#[serde(remote = "Self")]`.
pub trait ReadFields<'de>: SyntheticKey + Sized {
    /// How its documents are read.
    const __READING: Reading;

    /// Reads the fields alone.
    ///
    /// # Errors
    ///
    /// Those of the deserializer.
    fn read_fields<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// Writes an item with its key.
///
/// # Errors
///
/// The store would refuse the key or the id, or the serializer fails.
#[inline]
pub fn serialize<T: WriteFields, S: Serializer>(
    item: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut key = Checked::<OfKey<T>>::new();
    item.__write_key(&mut key);
    key.check(|longest| item.__write_key(longest))
        .map_err(S::Error::custom)?;
    let key = key.draft();
    write(item, &Fields(item), key.as_str(), key.breaks(), serializer)
}

/// Reads an item and compares the key that the document carries with its own.
///
/// # Errors
///
/// The keys differ, or the deserializer fails.
#[inline]
pub fn deserialize<'de, T: ReadFields<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let fields = Fields(PhantomData::<T>);
    read::<T, _, _, _>(T::__READING, fields, deserializer, |item, stored| {
        verify(stored, &item)?;
        Ok(item)
    })
}

/// The fields of an item without its key, as the function of serde's derive writes and reads them.
struct Fields<T>(T);

impl<T: WriteFields> Serialize for Fields<&T> {
    #[inline]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write_fields(serializer)
    }
}

impl<'de, T: ReadFields<'de>> DeserializeSeed<'de> for Fields<PhantomData<T>> {
    type Value = T;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        T::read_fields(deserializer)
    }
}

/// Writes the fields of an item, and after them its key and its id.
#[inline]
pub(crate) fn write<T: SyntheticKey, F: Serialize, S: Serializer>(
    item: &T,
    fields: &F,
    key: &str,
    breaks: &Breaks,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if const { T::__KEY.adds_only_key() } {
        let added = KeyOf::<T>::new(key);
        return fields.serialize(WriteDocument::new(serializer, added));
    }
    let id = checked_id(item).map_err(S::Error::custom)?;
    let added = added(T::__KEY.options(), key, breaks, id.draft().as_str());
    fields.serialize(WriteDocument::new(serializer, added.as_slice()))
}

/// Reads the fields of an item, and gives them to `compare` with what the document carries beside them.
#[inline]
pub(crate) fn read<'de, T, F, D, R>(
    reading: Reading,
    fields: F,
    deserializer: D,
    compare: impl FnOnce(F::Value, &[Stored<'de>]) -> Result<R, D::Error>,
) -> Result<R, D::Error>
where
    T: SyntheticKey,
    F: DeserializeSeed<'de>,
    D: Deserializer<'de>,
{
    if const { T::__KEY.adds_only_key() } {
        let mut stored = [Stored::Missing];
        let document = ReadDocument::new(deserializer, reading, &mut stored);
        let item = fields.deserialize(document)?;
        return compare(item, &stored);
    }
    let mut stored = [const { Stored::Missing }; MOST_ADDED];
    let stored = stored.get_mut(..reading.added.len()).unwrap_or_default();
    let item = fields.deserialize(ReadDocument::new(deserializer, reading, stored))?;
    compare(item, stored)
}

/// Compares what a document carries with what the item's fields make: both are named where they differ.
#[inline]
pub(crate) fn verify<T: SyntheticKey + ?Sized, E: de::Error>(
    stored: &[Stored<'_>],
    item: &T,
) -> Result<(), E> {
    if const { !T::__KEY.adds_only_key() } {
        return verify_all(stored, item);
    }
    let Some(stored) = stored.first().and_then(Stored::as_str) else {
        return Ok(());
    };
    let expected = Draft::of(|key| item.__write_key(key));
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

/// Whether a stored text is what `current`, a key or its last level, was under an earlier N.
fn is_of_earlier_n(stored: &str, current: &Draft) -> bool {
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
