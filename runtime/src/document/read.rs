//! A `Deserializer` that captures the key while it reads the document, to compare it with the item's own.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::added::added_to;
use super::property::{Name, PropertyName, StoredAnything, StoredText};
use super::{KeyMismatch, Stored};
use crate::SyntheticKey;

/// How the documents of a type are read.
pub struct Reading {
    /// The names of the item's fields, followed by those of the added properties: sequence formats count them.
    pub fields: &'static [&'static str],
    /// How many fields are written before the added properties.
    pub written: usize,
    /// Whether a field may be left out in writing. In a sequence the added properties are then not where they would be.
    pub skips: bool,
    /// What a wrong key does.
    pub verify: Verify,
}

/// What reading a document with a wrong key does.
#[derive(Clone, Copy)]
pub enum Verify {
    /// It is an error.
    Error,
    /// The key is not compared.
    Ignore,
    /// The function gets the difference, and the item is read.
    Report(fn(&KeyMismatch<'_>)),
}

/// Names for fields of which only the number matters.
static UNNAMED: [&str; 256] = [""; 256];

/// Reads a `T`, and puts the texts of the added properties into `stored`, in their order.
///
/// It wraps a deserializer and, while it reads, the visitor and the map of properties.
pub struct ReadDocument<'s, 'de, T: ?Sized, X> {
    inner: X,
    reading: &'static Reading,
    stored: &'s mut [Stored<'de>],
    asked_for: AskedFor,
    /// Whether elements of a sequence are counted to find the added ones. In a text format, such as JSON, an item is an
    /// object. A sequence was not written by an item, and whether its length is known depends on the reader.
    counts: bool,
    item: PhantomData<fn(&T)>,
}

/// What the item asked the format for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AskedFor {
    /// A struct. It reads as many elements as it has fields.
    Struct,
    /// Any value. It reads everything that is there.
    Anything,
    /// Something else.
    Other,
}

impl<'s, 'de, T: ?Sized, X> ReadDocument<'s, 'de, T, X> {
    /// Wraps a deserializer.
    #[inline]
    pub fn new(inner: X, reading: &'static Reading, stored: &'s mut [Stored<'de>]) -> Self {
        Self {
            inner,
            reading,
            stored,
            asked_for: AskedFor::Other,
            counts: false,
            item: PhantomData,
        }
    }

    /// Wraps a value inside it.
    #[inline]
    fn around<Y>(
        inner: Y,
        reading: &'static Reading,
        stored: &'s mut [Stored<'de>],
        asked_for: AskedFor,
    ) -> ReadDocument<'s, 'de, T, Y> {
        ReadDocument {
            asked_for,
            ..ReadDocument::new(inner, reading, stored)
        }
    }
}

/// Forwards the call, with this capture around the visitor.
macro_rules! forward {
    ($asked_for:ident: $($method:ident($($name:ident: $argument:ty),*);)*) => {$(
        #[inline]
        fn $method<V: Visitor<'de>>(self, $($name: $argument,)* visitor: V) -> Result<V::Value, D::Error> {
            let counts = !self.inner.is_human_readable();
            let visitor = Self::around(visitor, self.reading, self.stored, AskedFor::$asked_for);
            self.inner.$method($($name,)* ReadDocument { counts, ..visitor })
        }
    )*};
}

impl<'de, T: SyntheticKey + ?Sized, D: Deserializer<'de>> Deserializer<'de>
    for ReadDocument<'_, 'de, T, D>
{
    type Error = D::Error;

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        let known = self.reading.fields;
        let added = added_to::<T>().len();
        let fields = if fields.len() + added == known.len() {
            known
        } else if self.inner.is_human_readable() {
            fields
        } else {
            // This impl was written by hand, with other fields than the type has. A binary format counts them, and the
            // key is one more.
            UNNAMED
                .get(..fields.len() + added)
                .ok_or_else(|| D::Error::custom("more fields than an item can have"))?
        };
        let counts = !self.inner.is_human_readable();
        let visitor = Self::around(visitor, self.reading, self.stored, AskedFor::Struct);
        let visitor = ReadDocument { counts, ..visitor };
        self.inner.deserialize_struct(name, fields, visitor)
    }

    #[inline]
    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }

    forward! {
        Anything:
        deserialize_any();
    }

    forward! {
        Other:
        deserialize_bool();
        deserialize_i8();
        deserialize_i16();
        deserialize_i32();
        deserialize_i64();
        deserialize_i128();
        deserialize_u8();
        deserialize_u16();
        deserialize_u32();
        deserialize_u64();
        deserialize_u128();
        deserialize_f32();
        deserialize_f64();
        deserialize_char();
        deserialize_str();
        deserialize_string();
        deserialize_bytes();
        deserialize_byte_buf();
        deserialize_option();
        deserialize_unit();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_seq();
        deserialize_tuple(len: usize);
        deserialize_tuple_struct(name: &'static str, len: usize);
        deserialize_map();
        deserialize_enum(name: &'static str, variants: &'static [&'static str]);
        deserialize_identifier();
        deserialize_ignored_any();
    }
}

/// Forwards a value that carries no key to the inner visitor.
macro_rules! visit {
    ($($method:ident($value:ty);)*) => {$(
        fn $method<E: Error>(self, value: $value) -> Result<V::Value, E> {
            self.inner.$method(value)
        }
    )*};
}

impl<'de, T: SyntheticKey + ?Sized, V: Visitor<'de>> Visitor<'de> for ReadDocument<'_, 'de, T, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(f)
    }

    #[inline]
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        let map = Self::around(map, self.reading, self.stored, self.asked_for);
        self.inner.visit_map(map)
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<V::Value, A::Error> {
        let may_be_shorter = self.reading.skips || self.asked_for == AskedFor::Anything;
        let len = fields.size_hint().filter(|_| self.counts && may_be_shorter);
        let left = len.map(|len| len.saturating_sub(self.stored.len()));
        let value = match left {
            Some(left) => self.inner.visit_seq(First {
                inner: &mut fields,
                left,
            })?,
            None => self.inner.visit_seq(&mut fields)?,
        };
        for (place, to) in self.stored.iter_mut().enumerate() {
            let names = added_to::<T>();
            let Some(stored) = fields.next_element_seed(StoredText { names, place })? else {
                break;
            };
            // A key that is not compared must be read as well, or all values after it would shift.
            *to = match self.reading.verify {
                Verify::Error | Verify::Report(_) => stored,
                Verify::Ignore => Stored::Ignored,
            };
        }
        Ok(value)
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = Self::around(inner, self.reading, self.stored, AskedFor::Other);
        self.inner.visit_some(inner)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = Self::around(inner, self.reading, self.stored, AskedFor::Other);
        self.inner.visit_newtype_struct(inner)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<V::Value, A::Error> {
        self.inner.visit_enum(data)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }

    visit! {
        visit_bool(bool);
        visit_i8(i8);
        visit_i16(i16);
        visit_i32(i32);
        visit_i64(i64);
        visit_i128(i128);
        visit_u8(u8);
        visit_u16(u16);
        visit_u32(u32);
        visit_u64(u64);
        visit_u128(u128);
        visit_f32(f32);
        visit_f64(f64);
        visit_char(char);
        visit_str(&str);
        visit_borrowed_str(&'de str);
        visit_string(String);
        visit_bytes(&[u8]);
        visit_borrowed_bytes(&'de [u8]);
        visit_byte_buf(Vec<u8>);
    }
}

/// The elements of a sequence before the added ones. A visitor that reads everything would read the added ones too, and a
/// visitor that lacks a field at the end would read the first of them as that field.
struct First<'a, A> {
    inner: &'a mut A,
    left: usize,
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for First<'_, A> {
    type Error = A::Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, A::Error> {
        let Some(left) = self.left.checked_sub(1) else {
            return Ok(None);
        };
        self.left = left;
        self.inner.next_element_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

impl<'de, T: SyntheticKey + ?Sized, A: MapAccess<'de>> MapAccess<'de>
    for ReadDocument<'_, 'de, T, A>
{
    type Error = A::Error;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        let is_struct = self.asked_for == AskedFor::Struct;
        // The seed goes into the visit of the property's name and comes back if that is one of the added ones.
        let mut seed = Some(seed);
        loop {
            let name = PropertyName {
                seed: &mut seed,
                numbered: is_struct.then_some(self.reading.written),
                item: self.item,
            };
            match self.inner.next_key_seed(name)? {
                Some(Name::Other(name)) => return Ok(Some(name)),
                None => return Ok(None),
                Some(Name::Added(at)) => self.take(at)?,
            }
        }
    }

    #[inline]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.inner.next_value_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, T: SyntheticKey + ?Sized, A: MapAccess<'de>> ReadDocument<'_, 'de, T, A> {
    /// Takes the text of the added property at a place.
    #[inline]
    fn take(&mut self, place: usize) -> Result<(), A::Error> {
        let names = added_to::<T>();
        let Some(stored) = self.stored.get_mut(place) else {
            self.inner.next_value::<IgnoredAny>()?;
            return Ok(());
        };
        if !matches!(stored, Stored::Missing) {
            return Err(A::Error::duplicate_field(names.get(place)));
        }
        *stored = match self.reading.verify {
            Verify::Error => self.inner.next_value_seed(StoredText { names, place })?,
            Verify::Report(_) => self.inner.next_value_seed(StoredAnything)?,
            Verify::Ignore => {
                self.inner.next_value::<IgnoredAny>()?;
                Stored::Ignored
            }
        };
        Ok(())
    }
}
