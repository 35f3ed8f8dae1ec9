//! A `Serializer` that puts the key behind the last property. It buffers nothing and allocates nothing.

use core::fmt::Display;
use core::iter;
use core::marker::PhantomData;

use serde_core::ser::{Error, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use super::is_name::IsName;
use super::not_an_object;
use crate::SyntheticKey;

/// The properties to add, with their values.
pub(crate) trait Added<'a>: Copy {
    fn properties(self) -> impl ExactSizeIterator<Item = (&'static str, &'a str)>;

    /// A name that the item writes itself must not be one of these: one of the two would be lost.
    #[inline]
    fn check_other<E: Error>(self, name: &str) -> Result<(), E> {
        match self.properties().find(|added| added.0 == name) {
            Some(added) => Err(taken(added.0)),
            None => Ok(()),
        }
    }

    /// The same for a name that may be anything.
    fn check_other_key<T: Serialize + ?Sized, E: Error>(self, name: &T) -> Result<(), E> {
        let is_name = |added: &(&'static str, _)| name.serialize(IsName(added.0)).unwrap_or(false);
        match self.properties().find(is_name) {
            Some(added) => Err(taken(added.0)),
            None => Ok(()),
        }
    }

    fn refuse<T, E: Error>(self) -> Result<T, E> {
        Err(not_an_object(
            self.properties().next().map_or("", |added| added.0),
        ))
    }
}

/// The key of a `T` alone. The compiler knows its name, so that it compares with the names of fields at build time.
pub(crate) struct KeyOf<'a, T: ?Sized> {
    key: &'a str,
    item: PhantomData<fn(&T)>,
}

impl<'a, T: ?Sized> KeyOf<'a, T> {
    #[inline]
    pub(crate) fn new(key: &'a str) -> Self {
        let item = PhantomData;
        Self { key, item }
    }
}

impl<T: ?Sized> Copy for KeyOf<'_, T> {}

impl<T: ?Sized> Clone for KeyOf<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<'a, T: SyntheticKey + ?Sized> Added<'a> for KeyOf<'a, T> {
    #[inline]
    fn properties(self) -> impl ExactSizeIterator<Item = (&'static str, &'a str)> {
        iter::once((T::PROPERTY, self.key))
    }
}

impl<'a> Added<'a> for &'a [(&'static str, &'a str)] {
    fn properties(self) -> impl ExactSizeIterator<Item = (&'static str, &'a str)> {
        self.iter().copied()
    }
}

#[cold]
fn taken<E: Error>(name: &str) -> E {
    E::custom(format_args!(
        "the item writes a property `{name}` of its own, and the document has one, for the key or the id"
    ))
}

/// Writes an item with its key.
pub(crate) struct WriteDocument<A, S> {
    inner: S,
    added: A,
}

impl<A, S> WriteDocument<A, S> {
    /// Writes the `added` properties behind what goes through `inner`.
    #[inline]
    pub(crate) fn new(inner: S, added: A) -> Self {
        Self { inner, added }
    }
}

/// What a wrapper around the item holds: the item, still to be written with its key.
struct Inside<'v, T: ?Sized, A> {
    value: &'v T,
    added: A,
}

impl<'a, T: Serialize + ?Sized, A: Added<'a>> Serialize for Inside<'_, T, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(WriteDocument {
            inner: serializer,
            added: self.added,
        })
    }
}

/// What is no object and has no room for the key. A variant is an object inside one, where no store looks for a key.
macro_rules! refuse {
    ($($method:ident($($argument:ty),*) -> $output:ty;)*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$output, S::Error> {
            self.added.refuse()
        }
    )*};
}

impl<'a, A: Added<'a>, S: Serializer> Serializer for WriteDocument<A, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = WriteDocument<A, S::SerializeMap>;
    type SerializeStruct = WriteDocument<A, S::SerializeStruct>;
    type SerializeStructVariant = Impossible<S::Ok, S::Error>;

    #[inline]
    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        let inner = self
            .inner
            .serialize_struct(name, len + self.added.properties().len())?;
        Ok(WriteDocument {
            inner,
            added: self.added,
        })
    }

    #[inline]
    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        let inner = self
            .inner
            .serialize_map(len.map(|len| len + self.added.properties().len()))?;
        Ok(WriteDocument {
            inner,
            added: self.added,
        })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.inner.serialize_some(&Inside {
            value,
            added: self.added,
        })
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_newtype_struct(
            name,
            &Inside {
                value,
                added: self.added,
            },
        )
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<S::Ok, S::Error> {
        self.added.refuse()
    }

    fn collect_str<T: Display + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        self.added.refuse()
    }

    #[inline]
    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }

    refuse! {
        serialize_bool(bool) -> S::Ok;
        serialize_i8(i8) -> S::Ok;
        serialize_i16(i16) -> S::Ok;
        serialize_i32(i32) -> S::Ok;
        serialize_i64(i64) -> S::Ok;
        serialize_i128(i128) -> S::Ok;
        serialize_u8(u8) -> S::Ok;
        serialize_u16(u16) -> S::Ok;
        serialize_u32(u32) -> S::Ok;
        serialize_u64(u64) -> S::Ok;
        serialize_u128(u128) -> S::Ok;
        serialize_f32(f32) -> S::Ok;
        serialize_f64(f64) -> S::Ok;
        serialize_char(char) -> S::Ok;
        serialize_str(&str) -> S::Ok;
        serialize_bytes(&[u8]) -> S::Ok;
        serialize_none() -> S::Ok;
        serialize_unit() -> S::Ok;
        serialize_unit_struct(&'static str) -> S::Ok;
        serialize_unit_variant(&'static str, u32, &'static str) -> S::Ok;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }
}

impl<'a, A: Added<'a>, S: SerializeStruct> SerializeStruct for WriteDocument<A, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.added.check_other(name)?;
        self.inner.serialize_field(name, value)
    }

    #[inline]
    fn skip_field(&mut self, name: &'static str) -> Result<(), S::Error> {
        self.inner.skip_field(name)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        for (name, value) in self.added.properties() {
            self.inner.serialize_field(name, value)?;
        }
        self.inner.end()
    }
}

impl<'a, A: Added<'a>, S: SerializeMap> SerializeMap for WriteDocument<A, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), S::Error> {
        self.added.check_other_key(name)?;
        self.inner.serialize_key(name)
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.inner.serialize_value(value)
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        name: &K,
        value: &V,
    ) -> Result<(), S::Error> {
        self.added.check_other_key(name)?;
        self.inner.serialize_entry(name, value)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        for (name, value) in self.added.properties() {
            self.inner.serialize_entry(name, value)?;
        }
        self.inner.end()
    }
}
