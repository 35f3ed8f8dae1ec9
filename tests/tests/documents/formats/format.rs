//! The formats, each as an impl of one trait.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::ser::Error;
use serde::{Deserialize, Serialize, Serializer};

/// A format, with documents in its own type.
pub(crate) trait Format {
    type Document: PartialEq + Debug;

    fn write<T: Serialize>(value: &T) -> Result<Self::Document, String>;
    fn read<T: DeserializeOwned>(document: &Self::Document) -> Result<T, String>;
}

/// A format whose values can borrow from the document.
pub(crate) trait Borrowing: Format {
    fn borrow<'de, T: Deserialize<'de>>(document: &'de Self::Document) -> Result<T, String>;
    fn contains(document: &Self::Document, text: &str) -> bool;
}

pub(crate) fn round_trips<F: Format, T>(value: &T)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let document = F::write(value).unwrap();
    assert_eq!(&F::read::<T>(&document).unwrap(), value, "{document:?}");
}

/// Not every format keeps the message of an error; both errors here come from the format.
pub(crate) fn is_refused<F: Format>(value: &impl Serialize, message: &str) {
    struct Refused<'a>(&'a str);

    impl Serialize for Refused<'_> {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom(self.0))
        }
    }

    assert_eq!(F::write(value), F::write(&Refused(message)));
}

fn holds(document: &[u8], text: &str) -> bool {
    let document = document.as_ptr_range();
    document.contains(&text.as_ptr())
}

/// Covers JSON in slices too: `serde_json` reads a string as a slice.
pub(crate) struct JsonStr;

impl Format for JsonStr {
    type Document = String;

    fn write<T: Serialize>(value: &T) -> Result<String, String> {
        serde_json::to_string(value).map_err(|error| error.to_string())
    }

    fn read<T: DeserializeOwned>(document: &String) -> Result<T, String> {
        Self::borrow(document)
    }
}

impl Borrowing for JsonStr {
    fn borrow<'de, T: Deserialize<'de>>(document: &'de String) -> Result<T, String> {
        serde_json::from_str(document).map_err(|error| error.to_string())
    }

    fn contains(document: &String, text: &str) -> bool {
        holds(document.as_bytes(), text)
    }
}

/// A format whose documents are bytes.
macro_rules! bytes {
    ($format:ident, $write:expr, $read:expr) => {
        pub(crate) struct $format;

        impl Format for $format {
            type Document = Vec<u8>;

            fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
                $write(value).map_err(|error| error.to_string())
            }

            fn read<T: DeserializeOwned>(document: &Vec<u8>) -> Result<T, String> {
                $read(document.as_slice()).map_err(|error| error.to_string())
            }
        }
    };
    ($format:ident, $write:expr, borrowing $read:expr) => {
        bytes!($format, $write, $read);

        impl Borrowing for $format {
            fn borrow<'de, T: Deserialize<'de>>(document: &'de Vec<u8>) -> Result<T, String> {
                $read(document.as_slice()).map_err(|error| error.to_string())
            }

            fn contains(document: &Vec<u8>, text: &str) -> bool {
                holds(document, text)
            }
        }
    };
}

/// ciborium can print errors only for debugging.
fn read_cbor<T: DeserializeOwned>(document: &[u8]) -> Result<T, String> {
    ciborium::from_reader(document).map_err(|error| match error {
        ciborium::de::Error::Semantic(_, message) => message,
        error => error.to_string(),
    })
}

fn write_cbor<T: Serialize>(value: &T) -> Result<Vec<u8>, ciborium::ser::Error<std::io::Error>> {
    let mut document = Vec::new();
    ciborium::into_writer(value, &mut document).map(|()| document)
}

bytes!(JsonReader, serde_json::to_vec, serde_json::from_reader);
bytes!(BsonSlice, bson::serialize_to_vec, borrowing bson::deserialize_from_slice);
bytes!(PackNamed, rmp_serde::to_vec_named, borrowing rmp_serde::from_slice);
bytes!(PackCompact, rmp_serde::to_vec, borrowing rmp_serde::from_slice);
bytes!(Cbor, write_cbor, read_cbor);
bytes!(Postcard, postcard::to_allocvec, borrowing postcard::from_bytes);
// bincode has ended and its fork needs Rust 1.90; of the successors in RUSTSEC-2025-0141 this one supports serde.
bytes!(Bitcode, bitcode::serialize, borrowing bitcode::deserialize);

pub(crate) struct JsonValue;

impl Format for JsonValue {
    type Document = serde_json::Value;

    fn write<T: Serialize>(value: &T) -> Result<serde_json::Value, String> {
        serde_json::to_value(value).map_err(|error| error.to_string())
    }

    fn read<T: DeserializeOwned>(document: &serde_json::Value) -> Result<T, String> {
        let owned =
            serde_json::from_value::<T>(document.clone()).map_err(|error| error.to_string());
        // A reference to a value is also a deserializer, with another impl.
        assert_eq!(T::deserialize(document).is_ok(), owned.is_ok());
        owned
    }
}

pub(crate) struct BsonDocument;

impl Format for BsonDocument {
    type Document = bson::Document;

    fn write<T: Serialize>(value: &T) -> Result<bson::Document, String> {
        bson::serialize_to_document(value).map_err(|error| error.to_string())
    }

    fn read<T: DeserializeOwned>(document: &bson::Document) -> Result<T, String> {
        bson::deserialize_from_document(document.clone()).map_err(|error| error.to_string())
    }
}
