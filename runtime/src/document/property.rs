//! One property on the way: its name, which may be that of an added one, and the value of such a one.

use core::fmt;

use serde_core::de::value::{
    BorrowedBytesDeserializer, BorrowedStrDeserializer, BytesDeserializer, StrDeserializer,
};
use serde_core::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, Visitor};

use super::Stored;

/// Reads a property's name.
pub(super) struct PropertyName<'s, K> {
    pub(super) added: &'static [&'static str],
    pub(super) seed: &'s mut Option<K>,
}

/// A property's name: the place of an added one, or what the seed makes of it.
pub(super) enum Name<T> {
    Added(usize),
    Other(T),
}

impl<K> PropertyName<'_, K> {
    #[inline]
    fn place<T>(&self, name: &[u8]) -> Option<Name<T>> {
        let place = self
            .added
            .iter()
            .position(|added| added.as_bytes() == name)?;
        Some(Name::Added(place))
    }

    #[inline]
    fn other<'de, E: Error>(
        self,
        name: impl Deserializer<'de, Error = E>,
    ) -> Result<Name<K::Value>, E>
    where
        K: DeserializeSeed<'de>,
    {
        match self.seed.take() {
            Some(seed) => seed.deserialize(name).map(Name::Other),
            None => Err(E::custom("the name of a property was read twice")),
        }
    }
}

impl<'de, K: DeserializeSeed<'de>> DeserializeSeed<'de> for PropertyName<'_, K> {
    type Value = Name<K::Value>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, name: D) -> Result<Self::Value, D::Error> {
        name.deserialize_identifier(self)
    }
}

/// Names that are no text: maps with such keys can be flattened into an item.
macro_rules! other_names {
    ($($method:ident($value:ty);)*) => {$(
        fn $method<E: Error>(self, name: $value) -> Result<Self::Value, E> {
            self.other(IntoDeserializer::<E>::into_deserializer(name))
        }
    )*};
}

impl<'de, K: DeserializeSeed<'de>> Visitor<'de> for PropertyName<'_, K> {
    type Value = Name<K::Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a property")
    }

    #[inline]
    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        if let Some(place) = self.place(name.as_bytes()) {
            return Ok(place);
        }
        self.other(StrDeserializer::new(name))
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Self::Value, E> {
        if let Some(place) = self.place(name.as_bytes()) {
            return Ok(place);
        }
        self.other(BorrowedStrDeserializer::new(name))
    }

    fn visit_bytes<E: Error>(self, name: &[u8]) -> Result<Self::Value, E> {
        if let Some(place) = self.place(name) {
            return Ok(place);
        }
        self.other(BytesDeserializer::new(name))
    }

    fn visit_borrowed_bytes<E: Error>(self, name: &'de [u8]) -> Result<Self::Value, E> {
        if let Some(place) = self.place(name) {
            return Ok(place);
        }
        self.other(BorrowedBytesDeserializer::new(name))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        self.other(IntoDeserializer::<E>::into_deserializer(()))
    }

    other_names! {
        visit_bool(bool);
        visit_i64(i64);
        visit_i128(i128);
        visit_u64(u64);
        visit_u128(u128);
        visit_f32(f32);
        visit_f64(f64);
        visit_char(char);
    }
}

/// Reads the key, which is text.
pub(super) struct StoredKey;

impl<'de> DeserializeSeed<'de> for StoredKey {
    type Value = Stored<'de>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, key: D) -> Result<Stored<'de>, D::Error> {
        key.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for StoredKey {
    type Value = Stored<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the partition key, which is text")
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Stored<'de>, E> {
        Ok(Stored::Borrowed(key))
    }

    #[inline]
    fn visit_str<E: Error>(self, key: &str) -> Result<Stored<'de>, E> {
        Ok(Stored::Owned(key.into()))
    }
}
