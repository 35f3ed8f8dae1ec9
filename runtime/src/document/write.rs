//! A `Serializer` that puts the key behind the last property. It buffers nothing and allocates nothing.

use core::fmt::Display;

use serde_core::ser::{Error, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use super::is_name::IsName;
use super::not_an_object;

/// The property to add.
#[derive(Clone, Copy)]
struct Property<'a> {
    name: &'static str,
    key: &'a str,
}

impl Property<'_> {
    /// A name that the item writes itself must not be the key's: one of the two would be lost.
    #[inline]
    fn check_other<E: Error>(self, name: &str) -> Result<(), E> {
        if name == self.name {
            return Err(E::custom(format_args!(
                "the item writes a property `{name}` of its own, and the document has one, for the key"
            )));
        }
        Ok(())
    }

    /// The same for a name that may be anything.
    fn check_other_key<T: Serialize + ?Sized, E: Error>(self, name: &T) -> Result<(), E> {
        match name.serialize(IsName(self.name)) {
            Ok(true) => self.check_other(self.name),
            Ok(false) | Err(_) => Ok(()),
        }
    }

    fn refuse<T, E: Error>(self) -> Result<T, E> {
        Err(not_an_object(self.name))
    }
}

/// Writes an item with its key.
pub struct WriteDocument<'a, S> {
    inner: S,
    property: Property<'a>,
}

impl<'a, S> WriteDocument<'a, S> {
    /// Writes `key` as `property`, behind what goes through `inner`.
    #[inline]
    pub fn new(inner: S, property: &'static str, key: &'a str) -> Self {
        let property = Property {
            name: property,
            key,
        };
        Self { inner, property }
    }
}

/// What a wrapper around the item holds: the item, still to be written with its key.
struct Inside<'a, T: ?Sized> {
    value: &'a T,
    property: Property<'a>,
}

impl<T: Serialize + ?Sized> Serialize for Inside<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(WriteDocument {
            inner: serializer,
            property: self.property,
        })
    }
}

/// What is no object and has no room for the key. A variant is an object inside one, where no store looks for a key.
macro_rules! refuse {
    ($($method:ident($($argument:ty),*) -> $output:ty;)*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$output, S::Error> {
            self.property.refuse()
        }
    )*};
}

impl<'a, S: Serializer> Serializer for WriteDocument<'a, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = WriteDocument<'a, S::SerializeMap>;
    type SerializeStruct = WriteDocument<'a, S::SerializeStruct>;
    type SerializeStructVariant = Impossible<S::Ok, S::Error>;

    #[inline]
    fn serialize_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        let inner = self.inner.serialize_struct(name, len + 1)?;
        Ok(WriteDocument {
            inner,
            property: self.property,
        })
    }

    #[inline]
    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        let inner = self.inner.serialize_map(len.map(|len| len + 1))?;
        Ok(WriteDocument {
            inner,
            property: self.property,
        })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.inner.serialize_some(&Inside {
            value,
            property: self.property,
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
                property: self.property,
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
        self.property.refuse()
    }

    fn collect_str<T: Display + ?Sized>(self, _: &T) -> Result<S::Ok, S::Error> {
        self.property.refuse()
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

impl<S: SerializeStruct> SerializeStruct for WriteDocument<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        self.property.check_other(name)?;
        self.inner.serialize_field(name, value)
    }

    #[inline]
    fn skip_field(&mut self, name: &'static str) -> Result<(), S::Error> {
        self.inner.skip_field(name)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        self.inner
            .serialize_field(self.property.name, self.property.key)?;
        self.inner.end()
    }
}

impl<S: SerializeMap> SerializeMap for WriteDocument<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), S::Error> {
        self.property.check_other_key(name)?;
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
        self.property.check_other_key(name)?;
        self.inner.serialize_entry(name, value)
    }

    #[inline]
    fn end(mut self) -> Result<S::Ok, S::Error> {
        self.inner
            .serialize_entry(self.property.name, self.property.key)?;
        self.inner.end()
    }
}
