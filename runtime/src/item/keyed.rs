//! Documents of a type that keeps its plain serde impls.

use core::ops::{Deref, DerefMut};

use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use crate::declaration::Declaration;
use crate::document::{self, Reading};
use crate::value::Value;
use crate::{Document, HasId, KeyWriter, SyntheticKey};

/// An item whose documents are written as [`Keyed`]. The derive implements it for a type with `#[pk(keyed)]`.
///
/// ```
/// use serde::Serialize;
/// use synthetic_key::{Keyed, KeyedItem, SyntheticKey};
///
/// #[derive(Serialize, SyntheticKey)]
/// #[pk(keyed)]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
/// }
///
/// fn document<T: KeyedItem + Serialize>(item: &T) -> serde_json::Result<String> {
///     serde_json::to_string(&Keyed::new(item))
/// }
/// assert_eq!(
///     document(&Order { tenant: "contoso".into() })?,
///     r#"{"tenant":"contoso","partitionKey":"contoso"}"#
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "SK0406: `{Self}` is not declared to be stored as `Keyed`",
    label = "does not say `#[pk(keyed)]`",
    note = "a type with plain serde derives: add `#[pk(keyed)]` to it",
    note = "a type with `#[pk(serde)]` writes its key itself and needs no `Keyed` around it"
)]
pub trait KeyedItem: SyntheticKey {
    #[doc(hidden)]
    const __READING: &'static Reading;
}

impl<T: KeyedItem + ?Sized> KeyedItem for &T {
    const __READING: &'static Reading = T::__READING;
}

/// An item together with its key, as one document: for types with plain serde derives, marked `#[pk(keyed)]`.
///
/// It dereferences to the item and has the same key. Writing computes the key from the fields and adds it to the
/// document.
///
/// ```
/// use serde::{Deserialize, Serialize};
/// use synthetic_key::{Keyed, SyntheticKey};
///
/// #[derive(Serialize, Deserialize, SyntheticKey)]
/// #[serde(rename_all = "camelCase")]
/// #[pk(keyed)]
/// struct Reading {
///     #[pk(concat)]
///     device_id: String,
///     #[pk(concat)]
///     date: u16,
/// }
///
/// let mut reading = Keyed::new(Reading { device_id: "abc-123".into(), date: 2018 });
/// assert_eq!(reading.key(), "abc-123-2018");
/// let json = serde_json::to_string(&reading)?;
/// assert_eq!(json, r#"{"deviceId":"abc-123","date":2018,"partitionKey":"abc-123-2018"}"#);
///
/// reading.date = 2019;
/// assert_eq!(reading.partition_key(), "abc-123-2019");
///
/// let read: Keyed<Reading> = serde_json::from_str(&json)?;
/// assert_eq!(read.into_inner().date, 2018);
/// assert!(serde_json::from_str::<Keyed<Reading>>(&json.replace("2018\"", "2019\"")).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keyed<T>(T);

impl<T: SyntheticKey> Keyed<T> {
    /// Wraps an item as a document. A reference is an item too: `Keyed::new(&item)` writes it without cloning.
    #[inline]
    #[must_use]
    pub fn new(item: T) -> Self {
        Self(item)
    }

    /// Returns the key of the item.
    #[must_use]
    pub fn key(&self) -> T::Key {
        self.0.partition_key()
    }

    /// Returns the item itself.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T: SyntheticKey> From<T> for Keyed<T> {
    fn from(item: T) -> Self {
        Self::new(item)
    }
}

impl<T> Deref for Keyed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Keyed<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T: SyntheticKey> SyntheticKey for Keyed<T> {
    type __Declared = T::__Declared;
    const __PROOF: () = T::__PROOF;
    type Key = T::Key;

    #[inline]
    fn __write_key(&self, out: &mut impl KeyWriter) {
        self.0.__write_key(out);
    }

    fn __declaration(&self) -> &'static Declaration {
        self.0.__declaration()
    }

    fn __value(&self, at: usize) -> Value<'_> {
        self.0.__value(at)
    }
}

impl<T: HasId> HasId for Keyed<T> {}

impl<T: KeyedItem> Document for Keyed<T> {
    type Item = T;
}

impl<T: KeyedItem + Serialize> Serialize for Keyed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        document::write(&self.0, serializer, |item, fields| item.serialize(fields))
    }
}

impl<'de, T: KeyedItem + Deserialize<'de>> Deserialize<'de> for Keyed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        document::read(T::__READING, deserializer, |fields| T::deserialize(fields)).map(Self)
    }
}
