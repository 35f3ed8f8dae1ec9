//! Reads one property: recognises the added ones, and captures their texts.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::value::{
    BorrowedBytesDeserializer, BorrowedStrDeserializer, BytesDeserializer, StrDeserializer,
};
use serde_core::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};

use super::Stored;
use super::added::{AddedNames, added_to};
use crate::SyntheticKey;

/// Reads the name of a property of a `T`.
pub(super) struct PropertyName<'s, T: ?Sized, K> {
    pub(super) seed: &'s mut Option<K>,
    /// How many fields come before the added properties, if properties may be numbers: packed formats count them.
    pub(super) numbered: Option<usize>,
    pub(super) item: PhantomData<fn(&T)>,
}

/// A property's name: the place of an added one, or what the seed makes of it.
pub(super) enum Name<T> {
    Added(usize),
    Other(T),
}

impl<T: SyntheticKey + ?Sized, K> PropertyName<'_, T, K> {
    #[inline]
    fn place<V>(name: &[u8]) -> Option<Name<V>> {
        added_to::<T>().place(name).map(Name::Added)
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

impl<'de, T: SyntheticKey + ?Sized, K: DeserializeSeed<'de>> DeserializeSeed<'de>
    for PropertyName<'_, T, K>
{
    type Value = Name<K::Value>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, name: D) -> Result<Self::Value, D::Error> {
        name.deserialize_identifier(self)
    }
}

/// Names that are not text: maps with such keys can be flattened into an item.
macro_rules! other_names {
    ($($method:ident($value:ty);)*) => {$(
        fn $method<E: Error>(self, name: $value) -> Result<Self::Value, E> {
            self.other(IntoDeserializer::<E>::into_deserializer(name))
        }
    )*};
}

impl<'de, T: SyntheticKey + ?Sized, K: DeserializeSeed<'de>> Visitor<'de>
    for PropertyName<'_, T, K>
{
    type Value = Name<K::Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a property")
    }

    #[inline]
    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        if let Some(place) = Self::place(name.as_bytes()) {
            return Ok(place);
        }
        self.other(StrDeserializer::new(name))
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, name: &'de str) -> Result<Self::Value, E> {
        if let Some(place) = Self::place(name.as_bytes()) {
            return Ok(place);
        }
        self.other(BorrowedStrDeserializer::new(name))
    }

    fn visit_bytes<E: Error>(self, name: &[u8]) -> Result<Self::Value, E> {
        if let Some(place) = Self::place(name) {
            return Ok(place);
        }
        self.other(BytesDeserializer::new(name))
    }

    fn visit_borrowed_bytes<E: Error>(self, name: &'de [u8]) -> Result<Self::Value, E> {
        if let Some(place) = Self::place(name) {
            return Ok(place);
        }
        self.other(BorrowedBytesDeserializer::new(name))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        self.other(IntoDeserializer::<E>::into_deserializer(()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        let place = self
            .numbered
            .and_then(|fields| usize::try_from(number).ok()?.checked_sub(fields));
        match place.filter(|place| *place < added_to::<T>().len()) {
            Some(place) => Ok(Name::Added(place)),
            None => self.other(IntoDeserializer::<E>::into_deserializer(number)),
        }
    }

    other_names! {
        visit_bool(bool);
        visit_i64(i64);
        visit_i128(i128);
        visit_u128(u128);
        visit_f32(f32);
        visit_f64(f64);
        visit_char(char);
    }
}

/// Reads the text of the added property at a place.
pub(super) struct StoredText {
    pub(super) names: AddedNames,
    pub(super) place: usize,
}

impl<'de> DeserializeSeed<'de> for StoredText {
    type Value = Stored<'de>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, text: D) -> Result<Stored<'de>, D::Error> {
        text.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for StoredText {
    type Value = Stored<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, what) = (self.names.get(self.place), self.names.what(self.place));
        write!(f, "text in `{name}`, the {what} of the item")
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Stored<'de>, E> {
        Ok(Stored::Borrowed(text))
    }

    #[inline]
    fn visit_str<E: Error>(self, text: &str) -> Result<Stored<'de>, E> {
        Ok(Stored::Owned(text.into()))
    }

    /// Some formats do not tell text from bytes.
    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<Stored<'de>, E> {
        match core::str::from_utf8(text) {
            Ok(text) => self.visit_str(text),
            Err(_) => Err(E::invalid_value(Unexpected::Bytes(text), &self)),
        }
    }
}

/// Reads the added property where a wrong one is only reported: it may hold anything.
pub(super) struct StoredAnything;

impl<'de> DeserializeSeed<'de> for StoredAnything {
    type Value = Stored<'de>;

    fn deserialize<D: Deserializer<'de>>(self, value: D) -> Result<Stored<'de>, D::Error> {
        value.deserialize_any(self)
    }
}

/// Values that are no text.
macro_rules! no_text {
    ($($method:ident($value:ty);)*) => {$(
        fn $method<E: Error>(self, _: $value) -> Result<Stored<'de>, E> {
            Ok(Stored::NoText)
        }
    )*};
}

impl<'de> Visitor<'de> for StoredAnything {
    type Value = Stored<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Stored<'de>, E> {
        Ok(Stored::Borrowed(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Stored<'de>, E> {
        Ok(Stored::Owned(text.into()))
    }

    fn visit_bytes<E: Error>(self, text: &[u8]) -> Result<Stored<'de>, E> {
        core::str::from_utf8(text).map_or(Ok(Stored::NoText), |text| self.visit_str(text))
    }

    fn visit_none<E: Error>(self) -> Result<Stored<'de>, E> {
        Ok(Stored::NoText)
    }

    fn visit_unit<E: Error>(self) -> Result<Stored<'de>, E> {
        Ok(Stored::NoText)
    }

    fn visit_some<D: Deserializer<'de>>(self, value: D) -> Result<Stored<'de>, D::Error> {
        value.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, value: D) -> Result<Stored<'de>, D::Error> {
        value.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<Stored<'de>, A::Error> {
        IgnoredAny.visit_seq(elements).map(|_| Stored::NoText)
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Stored<'de>, A::Error> {
        IgnoredAny.visit_map(entries).map(|_| Stored::NoText)
    }

    no_text! {
        visit_bool(bool);
        visit_i64(i64);
        visit_i128(i128);
        visit_u64(u64);
        visit_u128(u128);
        visit_f64(f64);
    }
}
