//! Writing and reading a document of ten fields with its key, and with its key and its id.

use std::error::Error;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

use crate::table::{Table, kept};

/// The key is a field that the caller has filled, or that nobody verifies.
pub const FIELD: &str = "key in a field";
/// The same with an id.
pub const FIELDS: &str = "key and id in fields";
/// Ours, written by the type itself.
pub const KEY: &str = "ours: key";
/// Ours, written by a wrapper.
pub const KEYED: &str = "ours: key, by `Keyed`";
/// Ours, with an id.
pub const ID: &str = "ours: key and id";

/// The same ten fields, with others before and after them.
macro_rules! documents {
    ($($(#[$attribute:meta])* struct $name:ident { $($(#[$of:meta])* $part:ident: $ty:ty,)* } $(+ $added:ident = $value:literal)*;)*) => {$(
        $(#[$attribute])*
        struct $name {
            $($(#[$of])* $part: $ty,)*
            name: String,
            count: u32,
            value: f64,
            active: bool,
            note: Option<String>,
            tags: Vec<u8>,
            offset: i64,
            site: String,
            $($added: String,)*
        }

        impl $name {
            fn example() -> Self {
                Self {
                    device_id: "abc-123".into(),
                    date: 2018,
                    name: "north gate".into(),
                    count: 7,
                    value: 21.5,
                    active: true,
                    note: Some("checked".into()),
                    tags: vec![1, 2, 3],
                    offset: -99,
                    site: "plant 4".into(),
                    $($added: $value.into(),)*
                }
            }
        }
    )*};
}

documents! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Filled { device_id: String, date: u16, } + partition_key = "abc-123-2018";

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct FilledWithId { device_id: String, date: u16, }
        + partition_key = "abc-123-2018" + id = "north gate-7";

    #[derive(Serialize, Deserialize, SyntheticKey)]
    #[serde(rename_all = "camelCase")]
    #[pk(keyed)]
    struct Plain {
        #[pk(concat)]
        device_id: String,
        #[pk(concat)]
        date: u16,
    };

    #[derive(SyntheticKey)]
    #[serde(rename_all = "camelCase")]
    #[pk(serde)]
    struct WithKey {
        #[pk(concat)]
        device_id: String,
        #[pk(concat)]
        date: u16,
    };

    #[derive(SyntheticKey)]
    #[serde(rename_all = "camelCase")]
    #[pk(serde, id = "{name}-{count}")]
    struct WithId {
        #[pk(concat)]
        device_id: String,
        #[pk(concat)]
        date: u16,
    };
}

/// How a document is stored.
pub trait Format: 'static {
    /// Its name.
    const NAME: &'static str;
    /// The input of a read.
    type Stored: ?Sized + 'static;

    /// Writes a document.
    fn write<T: Serialize>(document: &T, out: &mut Vec<u8>);

    /// The written document in the form to read.
    fn stored(written: Vec<u8>) -> &'static Self::Stored;

    /// Reads a document.
    ///
    /// # Errors
    ///
    /// It is not one.
    fn read<T: DeserializeOwned>(stored: &'static Self::Stored) -> Result<T, impl Error + 'static>;
}

/// Text.
pub struct Json;

impl Format for Json {
    const NAME: &'static str = "JSON";
    type Stored = str;

    fn write<T: Serialize>(document: &T, out: &mut Vec<u8>) {
        let _ = serde_json::to_writer(out, document);
    }

    fn stored(written: Vec<u8>) -> &'static str {
        kept(String::from_utf8(written).unwrap_or_default())
    }

    fn read<T: DeserializeOwned>(stored: &'static str) -> Result<T, impl Error + 'static> {
        serde_json::from_str(stored)
    }
}

/// What MongoDB stores.
pub struct Bson;

impl Format for Bson {
    const NAME: &'static str = "BSON";
    type Stored = [u8];

    fn write<T: Serialize>(document: &T, out: &mut Vec<u8>) {
        let _ = bson::serialize_to_buffer(document, out);
    }

    fn stored(written: Vec<u8>) -> &'static [u8] {
        kept(written)
    }

    fn read<T: DeserializeOwned>(stored: &'static [u8]) -> Result<T, impl Error + 'static> {
        bson::deserialize_from_slice(stored)
    }
}

/// Binary, with names, and text that is always copied.
pub struct Cbor;

impl Format for Cbor {
    const NAME: &'static str = "CBOR";
    type Stored = [u8];

    fn write<T: Serialize>(document: &T, out: &mut Vec<u8>) {
        let _ = ciborium::into_writer(document, out);
    }

    fn stored(written: Vec<u8>) -> &'static [u8] {
        kept(written)
    }

    fn read<T: DeserializeOwned>(stored: &'static [u8]) -> Result<T, impl Error + 'static> {
        ciborium::from_reader(stored)
    }
}

/// The title of [`writing`] or [`reading`].
#[must_use]
pub fn title<F: Format>(what: &str) -> String {
    format!("{what} a document of ten fields as {}", F::NAME)
}

/// The name of a ratio in the gate.
fn named<F: Format>(what: &str) -> String {
    format!("{}-{what}", F::NAME.to_lowercase())
}

/// Into a reused buffer.
#[must_use]
pub fn writing<F: Format>() -> Table {
    let plain = kept(Plain::example());
    Table::new(title::<F>("write"))
        .reused(FIELD, kept(Filled::example()), F::write)
        .reused(KEY, kept(WithKey::example()), F::write)
        .reused(KEYED, plain, |item, out| F::write(&Keyed::new(item), out))
        .reused(FIELDS, kept(FilledWithId::example()), F::write)
        .reused(ID, kept(WithId::example()), F::write)
        .goal(named::<F>("write-key"), KEY, 1.03, FIELD)
        .held(named::<F>("write-keyed"), KEYED, FIELD)
        .goal(named::<F>("write-id"), ID, 1.06, FIELDS)
}

fn written<F: Format>(document: &impl Serialize) -> &'static F::Stored {
    let mut out = Vec::new();
    F::write(document, &mut out);
    F::stored(out)
}

/// From the written document.
#[must_use]
pub fn reading<F: Format>() -> Table {
    let with_key = written::<F>(&Filled::example());
    let with_id = written::<F>(&FilledWithId::example());
    Table::new(title::<F>("read and verify"))
        .row(FIELD, with_key, |stored| F::read::<Filled>(stored).ok())
        .row(KEY, with_key, |stored| F::read::<WithKey>(stored).ok())
        .row(KEYED, with_key, |stored| {
            F::read::<Keyed<Plain>>(stored).ok()
        })
        .row(FIELDS, with_id, |stored| {
            F::read::<FilledWithId>(stored).ok()
        })
        .row(ID, with_id, |stored| F::read::<WithId>(stored).ok())
        .goal(named::<F>("read-key"), KEY, 1.05, FIELD)
        .held(named::<F>("read-keyed"), KEYED, FIELD)
        .goal(named::<F>("read-id"), ID, 1.08, FIELDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes<F: Format>(document: &impl Serialize) -> Vec<u8> {
        let mut out = Vec::new();
        F::write(document, &mut out);
        out
    }

    fn all_write_and_read_the_same<F: Format>() {
        let filled = bytes::<F>(&Filled::example());
        assert_eq!(bytes::<F>(&WithKey::example()), filled);
        assert_eq!(bytes::<F>(&Keyed::new(&Plain::example())), filled);
        let with_id = bytes::<F>(&FilledWithId::example());
        assert_eq!(bytes::<F>(&WithId::example()), with_id);
        let read = F::read::<WithKey>(F::stored(filled.clone())).unwrap();
        assert_eq!(bytes::<F>(&read), filled);
        let read = F::read::<WithId>(F::stored(with_id.clone())).unwrap();
        assert_eq!(bytes::<F>(&read), with_id);
    }

    #[test]
    fn formats() {
        all_write_and_read_the_same::<Json>();
        all_write_and_read_the_same::<Bson>();
        all_write_and_read_the_same::<Cbor>();
    }

    #[test]
    fn wrong_keys_and_ids_are_found() {
        for (name, wrong) in [("abc-123-2018", "abc-123-2019"), ("north gate-7", "other")] {
            let json = String::from_utf8(bytes::<Json>(&WithId::example())).unwrap();
            let json: &'static str = kept(json.replace(name, wrong));
            assert!(Json::read::<WithId>(json).is_err());
        }
    }
}
