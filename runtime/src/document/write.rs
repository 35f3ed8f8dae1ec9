//! A `Serializer` that adds the key after the last property. It buffers nothing and allocates nothing.

use core::fmt::Display;
use core::marker::PhantomData;

use serde_core::ser::{Error, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use super::added::{Added, added_to};
use super::is_name::IsName;
use super::not_an_object;
use crate::SyntheticKey;

#[cold]
fn taken<E: Error>(name: &str) -> E {
    E::custom(format_args!(
        "the item writes a property `{name}` of its own, and the document has one, for the key or the id"
    ))
}

/// Writes a `T` with its key. It wraps a serializer and, while it writes, the value that writes the properties.
pub struct WriteDocument<'a, T: ?Sized, X> {
    inner: X,
    /// Has the texts of the properties that are added.
    added: &'a Added,
    item: PhantomData<fn(&T)>,
}

impl<'a, T: SyntheticKey + ?Sized, X> WriteDocument<'a, T, X> {
    /// Writes the `added` texts after everything that `inner` writes.
    #[inline]
    pub(crate) fn new(inner: X, added: &'a Added) -> Self {
        let item = PhantomData;
        Self { inner, added, item }
    }

    /// A name that the item writes itself must not be one of the added ones: one of the two would be lost.
    #[inline]
    fn check_other<E: Error>(name: &'static str) -> Result<(), E> {
        match added_to::<T>().place(name.as_bytes()) {
            Some(_) => Err(taken(name)),
            None => Ok(()),
        }
    }

    /// The same for a name of any type.
    fn check_other_key<K: Serialize + ?Sized, E: Error>(key: &K) -> Result<(), E> {
        let is_key = |name: &&'static str| key.serialize(IsName(name)).unwrap_or(false);
        match added_to::<T>().iter().find(is_key) {
            Some(name) => Err(taken(name)),
            None => Ok(()),
        }
    }

    fn refuse<R, E: Error>() -> Result<R, E> {
        Err(not_an_object(added_to::<T>().get(0)))
    }
}

/// The content of a wrapper around the item: the item, still to be written with its key.
struct Inside<'a, 'v, T: ?Sized, V: ?Sized> {
    value: &'v V,
    added: &'a Added,
    item: PhantomData<fn(&T)>,
}

impl<T: SyntheticKey + ?Sized, V: Serialize + ?Sized> Serialize for Inside<'_, '_, T, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value
            .serialize(WriteDocument::<T, _>::new(serializer, self.added))
    }
}

/// A value that is not an object has no place for the key. A variant is an object inside an object, where no store looks
/// for a key.
macro_rules! refuse {
    ($($method:ident($($argument:ty),*) -> $output:ty;)*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$output, S::Error> {
            Self::refuse()
        }
    )*};
}

impl<'a, T: SyntheticKey + ?Sized, S: Serializer> Serializer for WriteDocument<'a, T, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = WriteDocument<'a, T, S::SerializeMap>;
    type SerializeStruct = WriteDocument<'a, T, S::SerializeStruct>;
    type SerializeStructVariant = Impossible<S::Ok, S::Error>;

    #[inline]
    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        let (added, len) = (self.added, len + added_to::<T>().len());
        let inner = self.inner.serialize_struct(name, len)?;
        Ok(WriteDocument::new(inner, added))
    }

    #[inline]
    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        let (added, len) = (self.added, len.map(|len| len + added_to::<T>().len()));
        let inner = self.inner.serialize_map(len)?;
        Ok(WriteDocument::new(inner, added))
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<S::Ok, S::Error> {
        let (added, item) = (self.added, self.item);
        self.inner.serialize_some(&Inside { value, added, item })
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &V,
    ) -> Result<S::Ok, S::Error> {
        let (added, item) = (self.added, self.item);
        self.inner
            .serialize_newtype_struct(name, &Inside { value, added, item })
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<S::Ok, S::Error> {
        Self::refuse()
    }

    fn collect_str<V: Display + ?Sized>(self, _: &V) -> Result<S::Ok, S::Error> {
        Self::refuse()
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

impl<T: SyntheticKey + ?Sized, S: SerializeStruct> SerializeStruct for WriteDocument<'_, T, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_field<V: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &V,
    ) -> Result<(), S::Error> {
        Self::check_other(name)?;
        self.inner.serialize_field(name, value)
    }

    #[inline]
    fn skip_field(&mut self, name: &'static str) -> Result<(), S::Error> {
        self.inner.skip_field(name)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        self.added
            .each_of::<T, _>(|name, text| self.inner.serialize_field(name, text))?;
        self.inner.end()
    }
}

impl<T: SyntheticKey + ?Sized, S: SerializeMap> SerializeMap for WriteDocument<'_, T, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_key<V: Serialize + ?Sized>(&mut self, name: &V) -> Result<(), S::Error> {
        Self::check_other_key(name)?;
        self.inner.serialize_key(name)
    }

    #[inline]
    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), S::Error> {
        self.inner.serialize_value(value)
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        name: &K,
        value: &V,
    ) -> Result<(), S::Error> {
        Self::check_other_key(name)?;
        self.inner.serialize_entry(name, value)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        self.added
            .each_of::<T, _>(|name, text| self.inner.serialize_entry(name, text))?;
        self.inner.end()
    }
}
