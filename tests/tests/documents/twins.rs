//! Types with `#[pk(serde)]` and their twins with serde's own derives: they write the same documents except for the key, and
//! accept and refuse the same documents, in every kind of format.

mod borrowed;
mod bounds;
mod containers;
mod enums;
mod fields;
mod shapes;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use synthetic_key::{PartitionKey, SyntheticKey};

use crate::formats::format::{
    Bitcode, BsonSlice, Cbor, Format, JsonReader, JsonStr, JsonValue, PackCompact, PackNamed,
    Postcard,
};

/// A type that is declared twice.
pub(crate) trait Shape:
    Serialize + DeserializeOwned + PartialEq + Debug + SyntheticKey<Key = PartitionKey>
{
    fn samples() -> Vec<Self>;

    /// Whether the number of its properties is known before they are written. If not, bitcode panics.
    const IS_COUNTED: bool = true;

    /// Whether a sequence of its fields can be read without the key. If a field may be missing, or if the kind of item comes
    /// first, the last element would be taken for the key.
    const IS_READ_WITHOUT_KEY: bool = true;

    /// Documents without a key, which other writers may have written.
    const DOCUMENTS: &'static [&'static str];
}

/// Declares types twice, in the modules `own` and `plain`, with the same attributes in both.
macro_rules! twins {
    ({ $($item:item)* } $($said:item)*) => {
        pub(crate) mod own {
            use super::*;

            $(
                #[derive(Debug, PartialEq, synthetic_key::SyntheticKey)]
                #[pk(serde)]
                $item
            )*
            $($said)*
        }

        pub(crate) mod plain {
            use super::*;

            $(
                #[derive(Debug, PartialEq, synthetic_key::SyntheticKey)]
                #[derive(serde::Serialize, serde::Deserialize)]
                #[pk(keyed)]
                $item
            )*
            $($said)*
        }
    };
}
pub(crate) use twins;

/// A test for each type that is declared twice.
macro_rules! are_twins {
    ($($test:ident: $name:ident $(<$($arg:ty),*>)?;)*) => {$(
        #[test]
        fn $test() {
            crate::twins::compare::<own::$name $(<$($arg),*>)?, plain::$name $(<$($arg),*>)?>();
        }
    )*};
}
pub(crate) use are_twins;

/// Compares a type with its twin.
pub(crate) fn compare<Own: Shape, Plain: Shape>() {
    let (own, plain) = (Own::samples(), Plain::samples());
    assert!(!own.is_empty() && own.len() == plain.len());
    for (own, plain) in own.iter().zip(&plain) {
        assert_eq!(format!("{own:?}"), format!("{plain:?}"));
        documents_differ_by_the_key(own, plain);
        is_described::<JsonStr, _, _>(own, plain);
        is_described::<JsonReader, _, _>(own, plain);
        is_described::<JsonValue, _, _>(own, plain);
        is_described::<BsonSlice, _, _>(own, plain);
        is_described::<PackNamed, _, _>(own, plain);
        is_described::<Cbor, _, _>(own, plain);
        if Own::IS_READ_WITHOUT_KEY {
            is_described::<PackCompact, _, _>(own, plain);
        } else {
            round_trips_as::<PackCompact, _, _>(own, plain);
        }
        round_trips_as::<Postcard, _, _>(own, plain);
        if Own::IS_COUNTED {
            round_trips_as::<Bitcode, _, _>(own, plain);
        }
    }
    for document in Own::DOCUMENTS {
        is_read_alike::<Own, Plain>(document);
    }
}

/// The document of a twin, and the key after it.
fn documents_differ_by_the_key<Own: Shape, Plain: Shape>(own: &Own, plain: &Plain) {
    let Ok(expected) = JsonStr::write(plain) else {
        assert!(JsonStr::write(own).is_err(), "{own:?}");
        return;
    };
    let (Some(fields), key) = (expected.strip_suffix('}'), own.partition_key()) else {
        panic!("{expected} is not an object");
    };
    let comma = if fields.ends_with('{') { "" } else { "," };
    let expected = format!(r#"{fields}{comma}"partitionKey":"{key}"}}"#);
    assert_eq!(JsonStr::write(own).unwrap(), expected);
}

fn round_trip<F: Format, T: Shape>(item: &T) -> Result<bool, String> {
    let read = F::read::<T>(&F::write(item)?)?;
    Ok(&read == item)
}

/// A written document can be read, if that works without the key, and vice versa.
fn round_trips_as<F: Format, Own: Shape, Plain: Shape>(own: &Own, plain: &Plain) {
    let (with_key, without) = (round_trip::<F, _>(own), round_trip::<F, _>(plain));
    let (is_kept, was_kept) = (with_key == Ok(true), without == Ok(true));
    // A document that was not written cannot be wrong.
    let is_right = is_kept == was_kept || was_kept && F::write(own).is_err();
    let format = std::any::type_name::<F>();
    assert!(is_right, "{format}, {own:?}: {with_key:?} and {without:?}");
}

/// The same in a self-describing format, which also reads a document without a key.
fn is_described<F: Format, Own: Shape, Plain: Shape>(own: &Own, plain: &Plain) {
    round_trips_as::<F, _, _>(own, plain);
    let Ok(document) = F::write(plain) else {
        return;
    };
    let (with_hooks, without) = (F::read::<Own>(&document), F::read::<Plain>(&document));
    let format = std::any::type_name::<F>();
    let (with_hooks, without) = (
        with_hooks.map(|item| format!("{item:?}")).ok(),
        without.map(|item| format!("{item:?}")).ok(),
    );
    assert_eq!(with_hooks, without, "{format}, {own:?}");
}

/// Both accept or refuse a document, with the same message; with its key it is accepted, and with another key refused.
fn is_read_alike<Own: Shape, Plain: Shape>(document: &str) {
    let document = document.to_owned();
    let (own, plain) = (
        JsonStr::read::<Own>(&document),
        JsonStr::read::<Plain>(&document),
    );
    let as_text = |item: &dyn Debug| format!("{item:?}");
    let texts = (
        own.as_ref().map(|item| as_text(item)),
        plain.as_ref().map(|item| as_text(item)),
    );
    if document.starts_with('[') {
        // One more element is in the place of the key.
        assert_eq!(texts.0.ok(), texts.1.ok(), "{document}");
    } else {
        assert_eq!(texts.0, texts.1, "{document}");
    }
    let (Ok(own), Some(fields)) = (own, document.strip_prefix('{')) else {
        return;
    };
    let comma = if fields.starts_with('}') { "" } else { "," };
    let with = |key: &str| format!(r#"{{"partitionKey":"{key}"{comma}{fields}"#);
    let key = own.partition_key().to_string();
    assert_eq!(JsonStr::read::<Own>(&with(&key)).as_ref(), Ok(&own));
    let refusal = JsonStr::read::<Own>(&with(&format!("{key}0"))).unwrap_err();
    assert!(!refusal.is_empty());
}
