//! Checks whether the key of a map is a certain text, whatever type it has.

use core::fmt::{self, Display};

use serde_core::ser::{Error, Impossible, Serialize, Serializer};

/// A `Serializer` that returns whether the value is this text, or a number or `bool` that is written as this text.
pub(super) struct IsName(pub(super) &'static str);

/// The value is not a text.
#[derive(Debug)]
pub(super) struct NotText;

impl Display for NotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a text")
    }
}

impl core::error::Error for NotText {}

impl Error for NotText {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

macro_rules! not_text {
    ($($method:ident($($argument:ty),*) -> $output:ty;)*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<$output, NotText> {
            Err(NotText)
        }
    )*};
}

/// JSON writes the integers that are keys of a map as strings.
macro_rules! integers {
    ($($method:ident($integer:ident);)*) => {$(
        fn $method(self, n: $integer) -> Result<bool, NotText> {
            self.serialize_str(itoa::Buffer::new().format(n))
        }
    )*};
}

impl Serializer for IsName {
    type Ok = bool;
    type Error = NotText;
    type SerializeSeq = Impossible<bool, NotText>;
    type SerializeTuple = Impossible<bool, NotText>;
    type SerializeTupleStruct = Impossible<bool, NotText>;
    type SerializeTupleVariant = Impossible<bool, NotText>;
    type SerializeMap = Impossible<bool, NotText>;
    type SerializeStruct = Impossible<bool, NotText>;
    type SerializeStructVariant = Impossible<bool, NotText>;

    fn serialize_str(self, text: &str) -> Result<bool, NotText> {
        Ok(text == self.0)
    }

    fn serialize_bool(self, value: bool) -> Result<bool, NotText> {
        self.serialize_str(if value { "true" } else { "false" })
    }

    integers! {
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_i128(i128);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_u128(u128);
    }

    fn serialize_f32(self, n: f32) -> Result<bool, NotText> {
        self.serialize_f64(n.into())
    }

    /// A float can be written in several ways, so every string that is this number counts.
    fn serialize_f64(self, n: f64) -> Result<bool, NotText> {
        Ok(self.0.parse() == Ok(n))
    }

    fn serialize_char(self, c: char) -> Result<bool, NotText> {
        self.serialize_str(c.encode_utf8(&mut [0; 4]))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<bool, NotText> {
        Ok(bytes == self.0.as_bytes())
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
    ) -> Result<bool, NotText> {
        self.serialize_str(name)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<bool, NotText> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<bool, NotText> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<bool, NotText> {
        Err(NotText)
    }

    not_text! {
        serialize_none() -> bool;
        serialize_unit() -> bool;
        serialize_unit_struct(&'static str) -> bool;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }
}
