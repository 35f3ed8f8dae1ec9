//! A document of a type that keeps its plain serde impls.

use alloc::boxed::Box;
use core::marker::PhantomData;
use core::ops::Deref;

use serde_core::{Deserialize, Deserializer, Serialize, Serializer, ser};

use crate::document::{self, Reading, Stored};
use crate::key::hierarchical::Finished;
use crate::{KeyError, SyntheticKey};

/// An item whose documents are written as [`Keyed`]: implemented by the derive for a type with `#[pk(keyed)]`.
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
    note = "a type with `#[serde(remote = \"Self\")]` writes its key itself and needs no `Keyed` around it"
)]
pub trait KeyedItem: SyntheticKey {
    #[doc(hidden)]
    const __READING: Reading;
}

impl<T: KeyedItem + ?Sized> KeyedItem for &T {
    const __READING: Reading = T::__READING;
}

/// An item together with its key, as one document: for types with plain serde derives, marked `#[pk(keyed)]`.
///
/// The key is computed once. It cannot part from the item: the item is changed through [`update`](Self::update), which
/// computes it again.
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
/// assert_eq!(reading.partition_key(), "abc-123-2018");
/// let json = serde_json::to_string(&reading)?;
/// assert_eq!(json, r#"{"deviceId":"abc-123","date":2018,"partitionKey":"abc-123-2018"}"#);
///
/// reading.update(|reading| reading.date = 2019);
/// assert_eq!(reading.partition_key(), "abc-123-2019");
/// assert_eq!(reading.date, 2019);
///
/// let read: Keyed<Reading> = serde_json::from_str(&json)?;
/// assert_eq!(read.into_inner().date, 2018);
/// assert!(serde_json::from_str::<Keyed<Reading>>(&json.replace("2018\"", "2019\"")).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed<T: SyntheticKey> {
    item: T,
    key: T::Key,
    /// Why the store would refuse the key.
    error: Option<Box<KeyError>>,
}

#[inline]
fn key_of<T: SyntheticKey>(item: &T) -> (T::Key, Option<Box<KeyError>>) {
    match item.try_partition_key() {
        Ok(key) => (key, None),
        Err(error) => (item.partition_key(), Some(Box::new(error))),
    }
}

impl<T: SyntheticKey> Keyed<T> {
    /// The item with its key. A reference is an item too: `Keyed::new(&item)` writes it without cloning.
    #[inline]
    #[must_use]
    pub fn new(item: T) -> Self {
        let (key, error) = key_of(&item);
        Self { item, key, error }
    }

    /// Changes the item and computes its key again.
    pub fn update<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        /// Computes the key even if `change` panics.
        struct Rekey<'a, T: SyntheticKey>(&'a mut Keyed<T>);

        impl<T: SyntheticKey> Drop for Rekey<'_, T> {
            fn drop(&mut self) {
                (self.0.key, self.0.error) = key_of(&self.0.item);
            }
        }

        change(&mut Rekey(self).0.item)
    }
}

impl<T: SyntheticKey> Keyed<T> {
    /// The key, as it was computed.
    #[must_use]
    pub fn partition_key(&self) -> &T::Key {
        &self.key
    }

    /// The item alone.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.item
    }
}

impl<T: SyntheticKey> From<T> for Keyed<T> {
    fn from(item: T) -> Self {
        Self::new(item)
    }
}

impl<T: SyntheticKey> Deref for Keyed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.item
    }
}

impl<T: KeyedItem + Serialize> Serialize for Keyed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(error) = &self.error {
            return Err(ser::Error::custom(error));
        }
        let (key, breaks) = self.key.texts();
        document::write(&self.item, &self.item, key, breaks, serializer)
    }
}

impl<'de, T: KeyedItem + Deserialize<'de>> Deserialize<'de> for Keyed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = PhantomData::<T>;
        document::read::<T, _, _, _>(T::__READING, fields, deserializer, |item, stored| {
            let keyed = Self::new(item);
            let is_key = |stored: &Stored<'_>| stored.as_str() == Some(keyed.key.texts().0);
            if !T::__KEY.adds_only_key() || !stored.iter().all(is_key) {
                document::verify(stored, &keyed.item)?;
            }
            Ok(keyed)
        })
    }
}
