//! The key in every format: it travels with the item, it is verified, and what stands behind the item stays in place.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};
use uuid::Uuid;

/// A format, with documents as that format holds them.
trait Format {
    type Document: PartialEq + Debug;
    /// Whether an error says what is wrong.
    const HAS_MESSAGES: bool = true;

    fn write<T: Serialize>(value: &T) -> Result<Self::Document, String>;
    fn read<T: DeserializeOwned>(document: &Self::Document) -> Result<T, String>;
}

/// A format whose values can borrow from the document.
trait Borrowing: Format {
    fn borrow<'de, T: Deserialize<'de>>(document: &'de Self::Document) -> Result<T, String>;
    fn contains(document: &Self::Document, text: &str) -> bool;
}

fn holds(document: &[u8], text: &str) -> bool {
    let document = document.as_ptr_range();
    document.contains(&text.as_ptr())
}

fn text(error: impl ToString) -> String {
    error.to_string()
}

struct JsonStr;

impl Format for JsonStr {
    type Document = String;

    fn write<T: Serialize>(value: &T) -> Result<String, String> {
        serde_json::to_string(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(document: &String) -> Result<T, String> {
        Self::borrow(document)
    }
}

impl Borrowing for JsonStr {
    fn borrow<'de, T: Deserialize<'de>>(document: &'de String) -> Result<T, String> {
        serde_json::from_str(document).map_err(text)
    }

    fn contains(document: &String, text: &str) -> bool {
        holds(document.as_bytes(), text)
    }
}

/// A format whose documents are bytes: how to write them, how to read them, and whether values borrow from them.
macro_rules! bytes {
    ($format:ident, $write:expr, $read:expr) => {
        struct $format;

        impl Format for $format {
            type Document = Vec<u8>;

            fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
                $write(value).map_err(text)
            }

            fn read<T: DeserializeOwned>(document: &Vec<u8>) -> Result<T, String> {
                $read(document.as_slice()).map_err(text)
            }
        }
    };
    ($format:ident, $write:expr, borrowing $read:expr $(, $without:ident messages)?) => {
        struct $format;

        impl Format for $format {
            type Document = Vec<u8>;
            $(const HAS_MESSAGES: bool = !stringify!($without).is_empty();)?

            fn write<T: Serialize>(value: &T) -> Result<Vec<u8>, String> {
                $write(value).map_err(text)
            }

            fn read<T: DeserializeOwned>(document: &Vec<u8>) -> Result<T, String> {
                Self::borrow(document)
            }
        }

        impl Borrowing for $format {
            fn borrow<'de, T: Deserialize<'de>>(document: &'de Vec<u8>) -> Result<T, String> {
                $read(document.as_slice()).map_err(text)
            }

            fn contains(document: &Vec<u8>, text: &str) -> bool {
                holds(document, text)
            }
        }
    };
}

fn write_cbor<T: Serialize>(value: &T) -> Result<Vec<u8>, ciborium::ser::Error<std::io::Error>> {
    let mut document = Vec::new();
    ciborium::into_writer(value, &mut document).map(|()| document)
}

bytes!(JsonSlice, serde_json::to_vec, borrowing serde_json::from_slice);
bytes!(JsonReader, serde_json::to_vec, serde_json::from_reader);
bytes!(BsonSlice, bson::serialize_to_vec, borrowing bson::deserialize_from_slice);
bytes!(BsonReader, bson::serialize_to_vec, bson::deserialize_from_reader);
bytes!(PackNamed, rmp_serde::to_vec_named, borrowing rmp_serde::from_slice);
bytes!(PackCompact, rmp_serde::to_vec, borrowing rmp_serde::from_slice);
bytes!(PackReader, rmp_serde::to_vec, rmp_serde::from_read);
bytes!(Cbor, write_cbor, ciborium::from_reader);
bytes!(
    Postcard,
    postcard::to_allocvec,
    borrowing postcard::from_bytes,
    keeps postcard::Error::SerdeDeCustom
);
// bincode is given up, its fork in use needs a newer compiler than we do, and wincode does not speak serde: of the
// successors that RUSTSEC-2025-0141 names, this one does.
bytes!(Bitcode, bitcode::serialize, borrowing bitcode::deserialize);

struct JsonValue;

impl Format for JsonValue {
    type Document = serde_json::Value;

    fn write<T: Serialize>(value: &T) -> Result<serde_json::Value, String> {
        serde_json::to_value(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(document: &serde_json::Value) -> Result<T, String> {
        let owned = serde_json::from_value::<T>(document.clone()).map_err(text);
        // A value is also a deserializer by reference, with another impl.
        assert_eq!(T::deserialize(document).is_ok(), owned.is_ok());
        owned
    }
}

struct BsonDocument;

impl Format for BsonDocument {
    type Document = bson::Document;

    fn write<T: Serialize>(value: &T) -> Result<bson::Document, String> {
        bson::serialize_to_document(value).map_err(text)
    }

    fn read<T: DeserializeOwned>(document: &bson::Document) -> Result<T, String> {
        bson::deserialize_from_document(document.clone()).map_err(text)
    }
}

/// The same item for both ways of writing its key.
macro_rules! item {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        #[serde(rename_all = "camelCase")]
        $(#[$attr])*
        struct $name {
            #[pk(concat)]
            #[serde(alias = "device", alias = "id")]
            device_id: String,
            #[pk(concat)]
            date: u16,
            // Written as text for people and as bytes for machines.
            session: Uuid,
            note: Option<String>,
            #[serde(skip)]
            cache: u64,
            values: Vec<i16>,
        }

        impl Sample for $name {
            fn sample(device_id: &str, note: Option<&str>) -> Self {
                Self {
                    device_id: device_id.to_owned(),
                    date: 2018,
                    session: SESSION,
                    note: note.map(str::to_owned),
                    cache: 0,
                    values: vec![-1, 300],
                }
            }
        }
    };
}

const SESSION: Uuid = Uuid::from_u128(0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8);
const KEY: &str = "abc-123-2018";
const WRONG: &str = "abc-123-2019";

trait Sample: Sized {
    fn sample(device_id: &str, note: Option<&str>) -> Self;
}

item!(
    #[serde(remote = "Self")]
    Remote
);
item!(
    #[pk(keyed)]
    Plain
);

impl Sample for Keyed<Plain> {
    fn sample(device_id: &str, note: Option<&str>) -> Self {
        Self::new(Plain::sample(device_id, note))
    }
}

/// The item without a key, as services wrote it before there was one.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Bare {
    device_id: String,
    date: u16,
    session: Uuid,
    note: Option<String>,
    values: Vec<i16>,
}

/// The item with a key that nobody computed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Forged<K> {
    device_id: String,
    date: u16,
    session: Uuid,
    note: Option<String>,
    values: Vec<i16>,
    partition_key: K,
}

/// The same in another order.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct KeyFirst {
    partition_key: &'static str,
    values: Vec<i16>,
    note: Option<String>,
    session: Uuid,
    date: u16,
    device_id: String,
}

fn bare() -> Bare {
    let Remote {
        device_id,
        date,
        session,
        note,
        cache: _,
        values,
    } = Remote::sample("abc-123", Some("n"));
    Bare {
        device_id,
        date,
        session,
        note,
        values,
    }
}

fn forged<K>(partition_key: K) -> Forged<K> {
    let Bare {
        device_id,
        date,
        session,
        note,
        values,
    } = bare();
    Forged {
        device_id,
        date,
        session,
        note,
        values,
        partition_key,
    }
}

fn key_first(partition_key: &'static str) -> KeyFirst {
    let Bare {
        device_id,
        date,
        session,
        note,
        values,
    } = bare();
    KeyFirst {
        partition_key,
        values,
        note,
        session,
        date,
        device_id,
    }
}

/// A value with something behind it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Followed<T> {
    item: T,
    last: u32,
}

fn followed<T>(item: T) -> Followed<T> {
    Followed {
        item,
        last: 0xdead_beef,
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Wrapper<T>(T);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Choice<T> {
    Nothing,
    One(T),
    Two(T, T),
    Named { item: T },
}

/// Items in every place where a type can hold some.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Places<T> {
    absent: Option<T>,
    present: Option<T>,
    none: Vec<T>,
    several: Vec<T>,
    by_name: BTreeMap<String, T>,
    boxed: Box<T>,
    wrapped: Wrapper<T>,
    pair: (T, u8),
    choices: Vec<Choice<T>>,
    nested: Vec<Vec<Option<T>>>,
    last: u32,
}

fn places<T: Sample>() -> Places<T> {
    let item = || T::sample("abc-123", None);
    let long = || T::sample(&"x".repeat(300), Some("n"));
    Places {
        absent: None,
        present: Some(item()),
        none: Vec::new(),
        several: vec![item(), long(), T::sample("größe", Some(""))],
        by_name: BTreeMap::from([("a".to_owned(), item()), ("b".to_owned(), long())]),
        boxed: Box::new(item()),
        wrapped: Wrapper(long()),
        pair: (item(), 7),
        choices: vec![
            Choice::One(item()),
            Choice::Nothing,
            Choice::Two(long(), item()),
            Choice::Named { item: item() },
        ],
        nested: vec![vec![Some(item()), None], vec![], vec![Some(long())]],
        last: 0xdead_beef,
    }
}

fn round_trips<F: Format, T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let document = F::write(value).unwrap();
    assert_eq!(&F::read::<T>(&document).unwrap(), value, "{document:?}");
}

/// Byte for byte what serde writes for a struct that ends in the key as a field.
fn the_key_is_the_last_field<F: Format>() {
    let expected = F::write(&followed(forged(KEY))).unwrap();
    let remote = Remote::sample("abc-123", Some("n"));
    let plain = Plain::sample("abc-123", Some("n"));
    assert_eq!(F::write(&followed(remote)).unwrap(), expected);
    assert_eq!(F::write(&followed(Keyed::new(&plain))).unwrap(), expected);
    assert_eq!(F::write(&followed(Keyed::new(plain))).unwrap(), expected);
}

fn nothing_shifts<F: Format>() {
    round_trips::<F, _>(&Remote::sample("abc-123", None));
    round_trips::<F, _>(&Keyed::<Plain>::sample("abc-123", None));
    round_trips::<F, _>(&followed(Remote::sample("abc-123", Some("n"))));
    round_trips::<F, _>(&followed(Keyed::<Plain>::sample("abc-123", Some("n"))));
    round_trips::<F, _>(&places::<Remote>());
    round_trips::<F, _>(&places::<Keyed<Plain>>());
}

fn a_wrong_key_is_refused<F: Format>() {
    fn refused<F: Format, T: DeserializeOwned + Debug>() {
        let right = F::write(&followed(forged(KEY))).unwrap();
        F::read::<Followed<T>>(&right).unwrap();
        let error = F::error(&format!(
            r#"the document's `partitionKey` is "{WRONG}", but its fields make the key "{KEY}""#
        ));
        for wrong in [
            F::write(&followed(forged(WRONG))).unwrap(),
            F::write(&followed(forged(WRONG.to_owned()))).unwrap(),
        ] {
            let message = F::read::<Followed<T>>(&wrong).unwrap_err();
            assert!(message.contains(&error), "{message}");
        }
        let inside = F::write(&followed(vec![forged(KEY), forged(WRONG)])).unwrap();
        F::read::<Followed<Vec<T>>>(&inside).unwrap_err();
        for other in ["", "abc-123-201", "abc-123-20188", "abc-123-2018\0"] {
            let wrong = F::write(&followed(forged(other))).unwrap();
            F::read::<Followed<T>>(&wrong).unwrap_err();
        }
    }
    refused::<F, Remote>();
    refused::<F, Keyed<Plain>>();
}

fn a_key_that_is_not_text_is_refused<F: Format>() {
    fn refused<F: Format, T: DeserializeOwned + Debug>(key: impl Serialize) {
        let wrong = F::write(&followed(forged(key))).unwrap();
        let message = F::read::<Followed<T>>(&wrong).unwrap_err();
        assert!(message.contains("the partition key, which is text"), "{message}");
    }
    refused::<F, Remote>(7);
    refused::<F, Remote>(true);
    refused::<F, Keyed<Plain>>(None::<&str>);
    refused::<F, Keyed<Plain>>([KEY]);
}

fn a_missing_key_is_accepted<F: Format>() {
    let item = || Remote::sample("abc-123", Some("n"));
    let keyed = || Keyed::<Plain>::sample("abc-123", Some("n"));
    let one = F::write(&followed(bare())).unwrap();
    assert_eq!(F::read::<Followed<_>>(&one).unwrap(), followed(item()));
    assert_eq!(F::read::<Followed<_>>(&one).unwrap(), followed(keyed()));
    let several = F::write(&followed(vec![bare(), bare()])).unwrap();
    assert_eq!(
        F::read::<Followed<_>>(&several).unwrap(),
        followed(vec![item(), item()])
    );
    assert_eq!(
        F::read::<Followed<_>>(&several).unwrap(),
        followed(vec![keyed(), keyed()])
    );
}

/// Where the document does not say how many fields there are, the key cannot be left out unnoticed.
fn a_missing_key_is_an_error<F: Format>() {
    let document = F::write(&bare()).unwrap();
    F::read::<Remote>(&document).unwrap_err();
    F::read::<Keyed<Plain>>(&document).unwrap_err();
}

fn the_key_may_come_first<F: Format>() {
    let document = F::write(&followed(key_first(KEY))).unwrap();
    let remote = followed(Remote::sample("abc-123", Some("n")));
    let keyed = followed(Keyed::<Plain>::sample("abc-123", Some("n")));
    assert_eq!(F::read::<Followed<_>>(&document).unwrap(), remote);
    assert_eq!(F::read::<Followed<_>>(&document).unwrap(), keyed);
    let wrong = F::write(&followed(key_first(WRONG))).unwrap();
    F::read::<Followed<Remote>>(&wrong).unwrap_err();
    F::read::<Followed<Keyed<Plain>>>(&wrong).unwrap_err();
}

fn an_unsound_key_is_not_written<F: Format>() {
    F::write(&followed(Remote::sample("", None))).unwrap_err();
    F::write(&followed(Keyed::<Plain>::sample("", None))).unwrap_err();
}

