//! The key in every format: it travels with the item, it is verified, and what stands behind the item stays in place.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use synthetic_key::{Keyed, SyntheticKey};
use uuid::Uuid;

/// A format, with documents as that format holds them.
trait Format {
    type Document: PartialEq + Debug;

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

struct JsonStr;

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
        struct $format;

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

/// ciborium shows errors for debugging alone.
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

bytes!(JsonSlice, serde_json::to_vec, borrowing serde_json::from_slice);
bytes!(JsonReader, serde_json::to_vec, serde_json::from_reader);
bytes!(BsonSlice, bson::serialize_to_vec, borrowing bson::deserialize_from_slice);
bytes!(PackNamed, rmp_serde::to_vec_named, borrowing rmp_serde::from_slice);
bytes!(PackCompact, rmp_serde::to_vec, borrowing rmp_serde::from_slice);
bytes!(Cbor, write_cbor, read_cbor);
bytes!(Postcard, postcard::to_allocvec, borrowing postcard::from_bytes);
// bincode has ended and its fork needs Rust 1.90; of the successors in RUSTSEC-2025-0141 this one speaks serde.
bytes!(Bitcode, bitcode::serialize, borrowing bitcode::deserialize);

struct JsonValue;

impl Format for JsonValue {
    type Document = serde_json::Value;

    fn write<T: Serialize>(value: &T) -> Result<serde_json::Value, String> {
        serde_json::to_value(value).map_err(|error| error.to_string())
    }

    fn read<T: DeserializeOwned>(document: &serde_json::Value) -> Result<T, String> {
        let owned =
            serde_json::from_value::<T>(document.clone()).map_err(|error| error.to_string());
        // A value is also a deserializer by reference, with another impl.
        assert_eq!(T::deserialize(document).is_ok(), owned.is_ok());
        owned
    }
}

struct BsonDocument;

impl Format for BsonDocument {
    type Document = bson::Document;

    fn write<T: Serialize>(value: &T) -> Result<bson::Document, String> {
        bson::serialize_to_document(value).map_err(|error| error.to_string())
    }

    fn read<T: DeserializeOwned>(document: &bson::Document) -> Result<T, String> {
        bson::deserialize_from_document(document.clone()).map_err(|error| error.to_string())
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
        for key in [
            WRONG,
            "",
            "abc-123-201",
            "abc-123-20180",
            "abc-123-2018 ",
            "ABC-123-2018",
        ] {
            let wrong = F::write(&followed(forged(key))).unwrap();
            F::read::<Followed<T>>(&wrong).unwrap_err();
        }
        let several = F::write(&followed([forged(KEY), forged(WRONG)])).unwrap();
        F::read::<Followed<(T, T)>>(&several).unwrap_err();
    }
    refused::<F, Remote>();
    refused::<F, Keyed<Plain>>();
}

fn the_refusal_names_both_keys<F: Format>() {
    let wrong = F::write(&followed(forged(WRONG))).unwrap();
    let expected = r#"the document's `partitionKey` is "abc-123-2019", but its fields make the key "abc-123-2018""#;
    for message in [
        F::read::<Followed<Remote>>(&wrong).unwrap_err(),
        F::read::<Followed<Keyed<Plain>>>(&wrong).unwrap_err(),
    ] {
        assert!(message.contains(expected), "{message}");
    }
}

fn a_key_that_is_not_text_is_refused<F: Format>() {
    fn refused<F: Format, T: DeserializeOwned + Debug>(key: impl Serialize) {
        let wrong = F::write(&followed(forged(key))).unwrap();
        F::read::<Followed<T>>(&wrong).unwrap_err();
    }
    refused::<F, Remote>(7);
    refused::<F, Remote>(true);
    refused::<F, Remote>(None::<&str>);
    refused::<F, Keyed<Plain>>([KEY]);
    refused::<F, Keyed<Plain>>(BTreeMap::from([("partitionKey", KEY)]));
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

/// Items whose stored key nobody asks about.
macro_rules! lenient {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        #[pk(verify = "ignore")]
        $(#[$attr])*
        struct $name {
            #[pk(concat)]
            id: u32,
            name: String,
        }
    };
}

lenient!(
    #[serde(remote = "Self")]
    LenientRemote
);
lenient!(
    #[pk(keyed)]
    LenientPlain
);

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ForgedLenient {
    id: u32,
    name: &'static str,
    partition_key: &'static str,
}

fn a_wrong_key_is_accepted_where_the_type_says_so<F: Format>() {
    for partition_key in ["7", "8", ""] {
        let forged = ForgedLenient {
            id: 7,
            name: "n",
            partition_key,
        };
        let document = F::write(&followed(forged)).unwrap();
        let name = || "n".to_owned();
        let remote = LenientRemote {
            id: 7,
            name: name(),
        };
        let keyed = Keyed::new(LenientPlain {
            id: 7,
            name: name(),
        });
        assert_eq!(
            F::read(&document),
            Ok(followed(remote)),
            "{partition_key:?}"
        );
        assert_eq!(F::read(&document), Ok(followed(keyed)), "{partition_key:?}");
    }
}

/// Integers that not every format has.
macro_rules! wide {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        $(#[$attr])*
        struct $name {
            #[pk(concat)]
            signed: i128,
            unsigned: u128,
            float: f64,
            letter: char,
        }

        impl $name {
            fn of(signed: i128, unsigned: u128) -> Self {
                Self {
                    signed,
                    unsigned,
                    float: -0.5,
                    letter: 'ß',
                }
            }
        }
    };
}

wide!(
    #[serde(remote = "Self")]
    WideRemote
);
wide!(
    #[pk(keyed)]
    WidePlain
);

const WIDE: [(i128, u128); 4] = [
    (0, 0),
    (-1, 1),
    (i128::MIN, u128::MAX),
    (i128::MAX, 1 << 64),
];

fn wide_integers<F: Format>() {
    for (signed, unsigned) in WIDE {
        round_trips::<F, _>(&followed(WideRemote::of(signed, unsigned)));
        round_trips::<F, _>(&followed(Keyed::new(WidePlain::of(signed, unsigned))));
    }
}

/// What the format cannot write is its own error, not ours.
fn no_wide_integers<F: Format>() {
    #[derive(Serialize)]
    struct Unkeyed {
        signed: i128,
    }
    let error = F::write(&Unkeyed { signed: i128::MIN }).unwrap_err();
    for message in [
        F::write(&WideRemote::of(i128::MIN, 0)).unwrap_err(),
        F::write(&Keyed::new(WidePlain::of(i128::MIN, 0))).unwrap_err(),
    ] {
        assert_eq!(message, error);
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    city: String,
    country: Option<String>,
}

/// An item with the fields of others in it, and with one that is not always there.
macro_rules! flat {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        $(#[$attr])*
        struct $name {
            #[serde(flatten)]
            place: Place,
            #[pk(concat)]
            id: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            note: Option<String>,
            #[pk(hash_suffix = 16)]
            vin: String,
            #[serde(flatten)]
            rest: BTreeMap<String, u8>,
        }

        impl Sample for $name {
            fn sample(id: &str, note: Option<&str>) -> Self {
                Self {
                    place: Place {
                        city: "Graz".to_owned(),
                        country: note.map(str::to_owned),
                    },
                    id: id.to_owned(),
                    note: note.map(str::to_owned),
                    vin: "1HGCM82633A004352".to_owned(),
                    rest: BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), 2)]),
                }
            }
        }
    };
}

flat!(
    #[serde(remote = "Self")]
    FlatRemote
);
flat!(
    #[pk(keyed)]
    FlatPlain
);

impl Sample for Keyed<FlatPlain> {
    fn sample(id: &str, note: Option<&str>) -> Self {
        Self::new(FlatPlain::sample(id, note))
    }
}

#[derive(Serialize)]
struct ForgedFlat {
    #[serde(flatten)]
    item: FlatPlain,
    #[serde(rename = "partitionKey", skip_serializing_if = "Option::is_none")]
    partition_key: Option<&'static str>,
}

fn flattened_fields<F: Format>() {
    round_trips::<F, _>(&followed(vec![
        FlatRemote::sample("i", None),
        FlatRemote::sample("j", Some("n")),
    ]));
    round_trips::<F, _>(&followed(Some(Keyed::<FlatPlain>::sample("i", None))));
    let forged = |partition_key| {
        let item = FlatPlain::sample("i", Some("n"));
        followed(ForgedFlat {
            item,
            partition_key,
        })
    };
    let document = F::write(&forged(Some("i.1"))).unwrap();
    let remote = followed(FlatRemote::sample("i", Some("n")));
    let keyed = followed(Keyed::<FlatPlain>::sample("i", Some("n")));
    assert_eq!(F::write(&remote).unwrap(), document);
    assert_eq!(F::write(&keyed).unwrap(), document);
    for document in [document, F::write(&forged(None)).unwrap()] {
        assert_eq!(F::read::<Followed<FlatRemote>>(&document).unwrap(), remote);
        assert_eq!(
            F::read::<Followed<Keyed<FlatPlain>>>(&document).unwrap(),
            keyed
        );
    }
    let wrong = F::write(&forged(Some("i.2"))).unwrap();
    F::read::<Followed<FlatRemote>>(&wrong).unwrap_err();
    F::read::<Followed<Keyed<FlatPlain>>>(&wrong).unwrap_err();
}

/// A type of its own that holds the fields of an item.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Host<T> {
    etag: u8,
    #[serde(flatten)]
    item: T,
    last: u32,
}

fn flattened_into_another_type<F: Format>() {
    fn host<T>(item: T) -> Host<T> {
        Host {
            etag: 1,
            item,
            last: 0xdead_beef,
        }
    }
    let remote = || host(Remote::sample("abc-123", Some("n")));
    let keyed = || host(Keyed::<Plain>::sample("abc-123", Some("n")));
    let document = F::write(&host(forged(KEY))).unwrap();
    assert_eq!(F::write(&remote()).unwrap(), document);
    assert_eq!(F::write(&keyed()).unwrap(), document);
    for document in [document, F::write(&host(bare())).unwrap()] {
        assert_eq!(F::read(&document), Ok(remote()));
        assert_eq!(F::read(&document), Ok(keyed()));
    }
    let wrong = F::write(&host(forged(WRONG))).unwrap();
    F::read::<Host<Remote>>(&wrong).unwrap_err();
    F::read::<Host<Keyed<Plain>>>(&wrong).unwrap_err();
}

/// An item with items in it, each under its own key.
macro_rules! outer {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        $(#[$attr])*
        struct $name {
            remote: Remote,
            #[pk(concat)]
            id: u32,
            keyed: Vec<Keyed<Plain>>,
            none: Option<Remote>,
        }

        impl $name {
            fn sample() -> Self {
                Self {
                    remote: Remote::sample("abc-123", None),
                    id: 7,
                    keyed: vec![
                        Keyed::sample("abc-123", None),
                        Keyed::sample("def-456", Some("n")),
                    ],
                    none: None,
                }
            }
        }
    };
}

outer!(
    #[serde(remote = "Self")]
    OuterRemote
);
outer!(
    #[pk(keyed)]
    OuterPlain
);

fn items_in_items<F: Format>() {
    round_trips::<F, _>(&followed(vec![
        OuterRemote::sample(),
        OuterRemote::sample(),
    ]));
    round_trips::<F, _>(&followed(Some(Keyed::new(OuterPlain::sample()))));
}

/// An item that lives in the document.
macro_rules! lent {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        $(#[$attr])*
        struct $name<'a> {
            #[pk(concat)]
            id: &'a str,
            #[pk(hash_suffix = 400)]
            #[serde(borrow)]
            vin: Cow<'a, str>,
            note: Option<&'a str>,
        }

        impl $name<'_> {
            const SAMPLE: Self = Self {
                id: "abc",
                vin: Cow::Borrowed("1HGCM82633A004352"),
                note: Some("größe"),
            };
        }
    };
}

lent!(
    #[serde(remote = "Self")]
    LentRemote
);
lent!(
    #[pk(keyed)]
    LentPlain
);

fn borrowed_fields<F: Borrowing>() {
    let remote = followed(LentRemote::SAMPLE);
    let document = F::write(&remote).unwrap();
    let read: Followed<LentRemote> = F::borrow(&document).unwrap();
    assert_eq!(read, remote);
    assert!(F::contains(&document, read.item.id));
    assert!(matches!(&read.item.vin, Cow::Borrowed(vin) if F::contains(&document, vin)));
    assert!(F::contains(&document, read.item.note.unwrap()));

    let keyed = followed(Keyed::new(LentPlain::SAMPLE));
    assert_eq!(F::write(&keyed).unwrap(), document);
    let read: Followed<Keyed<LentPlain>> = F::borrow(&document).unwrap();
    assert_eq!(read, keyed);
    assert!(F::contains(&document, read.item.id));
    assert!(matches!(&read.item.vin, Cow::Borrowed(vin) if F::contains(&document, vin)));
}

/// An item that says in its document whether the format is for people, and reads no other document.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct Aware {
    #[pk(concat)]
    id: u8,
    is_readable: bool,
}

#[derive(Serialize, Deserialize)]
struct AwareFields {
    id: u8,
    is_readable: bool,
}

#[derive(Serialize)]
struct ForgedAware {
    id: u8,
    is_readable: bool,
    #[serde(rename = "partitionKey")]
    partition_key: &'static str,
}

impl Serialize for Aware {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { id, .. } = *self;
        let is_readable = serializer.is_human_readable();
        AwareFields { id, is_readable }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Aware {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expected = deserializer.is_human_readable();
        let AwareFields { id, is_readable } = AwareFields::deserialize(deserializer)?;
        if is_readable != expected {
            return Err(Error::custom("the document was made for another format"));
        }
        Ok(Self { id, is_readable })
    }
}

fn the_item_knows_the_format<F: Format>() {
    let aware = |is_readable| Aware { id: 7, is_readable };
    let plain = F::write(&followed(aware(false))).unwrap();
    let Followed { item, .. } = F::read::<Followed<Aware>>(&plain).unwrap();
    let is_readable = item.is_readable;
    let document = F::write(&followed(ForgedAware {
        id: 7,
        is_readable,
        partition_key: "7",
    }));
    let keyed = followed(Keyed::new(aware(is_readable)));
    assert_eq!(F::write(&keyed), document);
    assert_eq!(F::read(&document.unwrap()), Ok(keyed));
}

/// An item whose own impls write it as `T`, under a key that need not fit.
#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(keyed)]
struct ByHand<T> {
    #[pk(concat)]
    id: u8,
    form: T,
}

/// What an item may be written as.
trait Form: Serialize + DeserializeOwned + Debug + PartialEq {
    fn with(id: u8) -> Self;
    fn id(&self) -> u8;
}

impl<T: Form> Serialize for ByHand<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.form.serialize(serializer)
    }
}

impl<'de, T: Form> Deserialize<'de> for ByHand<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = T::deserialize(deserializer)?;
        let id = form.id();
        Ok(Self { id, form })
    }
}

/// A form that holds its `id` in one place.
macro_rules! form {
    ([$($generics:tt)*] $form:ty, $id:ident => $make:expr, $pattern:pat => $read:expr) => {
        impl<$($generics)*> Form for $form {
            fn with($id: u8) -> Self {
                $make
            }

            fn id(&self) -> u8 {
                let $pattern = self;
                $read
            }
        }
    };
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct OneField {
    id: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct MoreFields {
    id: u8,
    a: u8,
    b: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum StructVariant {
    Item { id: u8 },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum NewtypeVariant {
    Item(OneField),
}

type Map = BTreeMap<String, u8>;

form!([] OneField, id => Self { id }, Self { id } => *id);
form!([] MoreFields, id => Self { id, a: 1, b: 2 }, Self { id, .. } => *id);
form!([] Map, id => Self::from([("id".to_owned(), id), ("a".to_owned(), 1)]), map => map["id"]);
form!([T: Form] Wrapper<T>, id => Self(T::with(id)), Self(form) => form.id());
form!([T: Form] Option<T>, id => Some(T::with(id)), form => form.as_ref().map_or(0, T::id));
form!([] StructVariant, id => Self::Item { id }, Self::Item { id } => *id);
form!([] NewtypeVariant, id => Self::Item(OneField { id }), Self::Item(form) => form.id);

/// What is written is also verified, and what stands behind it stays in place.
fn keeps_the_key<F: Format, T: Form>() {
    let item = |key, id| {
        let form = T::with(id);
        followed(Keyed::new(ByHand { id: key, form }))
    };
    round_trips::<F, _>(&item(7, 7));
    let wrong = F::write(&item(8, 7)).unwrap();
    F::read::<Followed<Keyed<ByHand<T>>>>(&wrong).unwrap_err();
}

fn keeps_the_key_of_objects<F: Format>() {
    keeps_the_key::<F, OneField>();
    keeps_the_key::<F, Wrapper<OneField>>();
    keeps_the_key::<F, Option<Wrapper<OneField>>>();
}

fn keeps_the_key_of_maps<F: Format>() {
    keeps_the_key::<F, Map>();
    keeps_the_key::<F, Wrapper<Option<Map>>>();
}

#[test]
fn items_written_by_hand() {
    keeps_the_key_of_objects::<JsonStr>();
    keeps_the_key_of_objects::<BsonSlice>();
    keeps_the_key_of_objects::<PackNamed>();
    keeps_the_key_of_objects::<PackCompact>();
    keeps_the_key_of_objects::<Cbor>();
    keeps_the_key_of_objects::<Postcard>();
    keeps_the_key_of_objects::<Bitcode>();
    // In the others a map has values of one type alone.
    keeps_the_key_of_maps::<JsonStr>();
    keeps_the_key_of_maps::<BsonSlice>();
    keeps_the_key_of_maps::<PackNamed>();
    keeps_the_key_of_maps::<PackCompact>();
    keeps_the_key_of_maps::<Cbor>();
}

#[test]
fn items_written_with_more_fields_than_they_have() {
    keeps_the_key::<JsonStr, MoreFields>();
    keeps_the_key::<PackCompact, MoreFields>();
    keeps_the_key::<Postcard, MoreFields>();
    keeps_the_key::<Bitcode, MoreFields>();
}

/// A key inside a variant is not where the store looks for it: such an item may be refused, but not left unverified.
#[test]
fn items_written_as_variants() {
    fn is_refused_or_kept<F: Format, T: Form>() {
        let item = Keyed::new(ByHand {
            id: 7,
            form: T::with(7),
        });
        if F::write(&item).is_ok() {
            keeps_the_key::<F, T>();
        }
    }
    is_refused_or_kept::<JsonStr, NewtypeVariant>();
    is_refused_or_kept::<JsonStr, StructVariant>();
    is_refused_or_kept::<PackCompact, StructVariant>();
    is_refused_or_kept::<Postcard, NewtypeVariant>();
    is_refused_or_kept::<Postcard, StructVariant>();
}

macro_rules! tests {
    ($format:ident: $($law:ident)*) => {$(
        #[test]
        fn $law() {
            super::$law::<super::$format>();
        }
    )*};
}

/// The laws of a kind of format.
macro_rules! laws {
    ($format:ident every) => {
        tests! {
            $format: the_key_is_the_last_field nothing_shifts items_in_items a_wrong_key_is_refused
            a_wrong_key_is_accepted_where_the_type_says_so an_unsound_key_is_not_written
            the_item_knows_the_format
        }
    };
    // The document says what is in it.
    ($format:ident self_describing) => {
        tests! {
            $format: the_refusal_names_both_keys a_key_that_is_not_text_is_refused a_missing_key_is_accepted
            flattened_fields flattened_into_another_type
        }
    };
    // The reader must know what is in the document.
    ($format:ident bare) => {
        tests!($format: a_missing_key_is_an_error);
    };
    ($format:ident named) => {
        tests!($format: the_key_may_come_first);
    };
    ($format:ident wide) => {
        tests!($format: wide_integers);
    };
    ($format:ident narrow) => {
        tests!($format: no_wide_integers);
    };
    ($format:ident borrowing) => {
        tests!($format: borrowed_fields);
    };
}

macro_rules! formats {
    ($($module:ident: $format:ident { $($kind:ident)* })*) => {$(
        mod $module {
            $(laws!($format $kind);)*
        }
    )*};
}

formats! {
    in_json_str: JsonStr { every self_describing named wide borrowing }
    in_json_slice: JsonSlice { every self_describing named wide borrowing }
    in_json_reader: JsonReader { every self_describing named wide }
    in_json_value: JsonValue { every self_describing named narrow }
    in_bson_slice: BsonSlice { every self_describing named narrow borrowing }
    in_bson_document: BsonDocument { every self_describing named narrow }
    in_message_pack_named: PackNamed { every self_describing named wide borrowing }
    in_message_pack_compact: PackCompact { every self_describing wide borrowing }
    in_cbor: Cbor { every self_describing named wide }
    in_postcard: Postcard { every bare wide borrowing }
    in_bitcode: Bitcode { every bare wide borrowing }
}

/// The smallest item with a key.
macro_rules! small {
    ($(#[$attr:meta])* $name:ident) => {
        #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
        #[pk(property = "pk")]
        $(#[$attr])*
        struct $name {
            #[pk(concat)]
            id: u8,
        }
    };
}

small!(
    #[serde(remote = "Self")]
    SmallRemote
);
small!(
    #[pk(keyed)]
    SmallPlain
);

fn is_written_as<F: Format>(document: &F::Document) {
    let (remote, keyed) = (SmallRemote { id: 7 }, Keyed::new(SmallPlain { id: 7 }));
    assert_eq!(&F::write(&remote).unwrap(), document);
    assert_eq!(&F::write(&keyed).unwrap(), document);
    assert_eq!(F::read::<SmallRemote>(document).unwrap(), remote);
    assert_eq!(F::read::<Keyed<SmallPlain>>(document).unwrap(), keyed);
}

#[test]
fn the_documents_byte_for_byte() {
    is_written_as::<JsonStr>(&r#"{"id":7,"pk":"7"}"#.to_owned());
    is_written_as::<JsonSlice>(&br#"{"id":7,"pk":"7"}"#.to_vec());
    is_written_as::<JsonValue>(&serde_json::json!({"id": 7, "pk": "7"}));
    is_written_as::<BsonSlice>(&b"\x17\0\0\0\x10id\0\x07\0\0\0\x02pk\0\x02\0\0\x007\0\0".to_vec());
    is_written_as::<BsonDocument>(&bson::doc! {"id": 7, "pk": "7"});
    is_written_as::<PackNamed>(&b"\x82\xa2id\x07\xa2pk\xa17".to_vec());
    is_written_as::<Cbor>(&b"\xa2\x62id\x07\x62pk\x617".to_vec());

    // Fields without names: the key is the last of them.
    is_written_as::<PackCompact>(&b"\x92\x07\xa17".to_vec());
    is_written_as::<Postcard>(&b"\x07\x017".to_vec());
    is_written_as::<Bitcode>(&b"\x07\x017".to_vec());
}

fn streamed() -> (Remote, Keyed<Plain>, u32) {
    let remote = Remote::sample("abc-123", None);
    let keyed = Keyed::sample("def-456", Some("n"));
    (remote, keyed, 0xdead_beef)
}

/// Documents one behind the other, with nothing around them.
fn stream<F: Format<Document = Vec<u8>>>() -> Vec<u8> {
    let (remote, keyed, last) = streamed();
    [F::write(&remote), F::write(&keyed), F::write(&last)]
        .map(Result::unwrap)
        .concat()
}

fn read_stream<R>(
    mut rest: R,
    remote: impl FnOnce(&mut R) -> Remote,
    keyed: impl FnOnce(&mut R) -> Keyed<Plain>,
    last: impl FnOnce(&mut R) -> u32,
) {
    let read = (remote(&mut rest), keyed(&mut rest), last(&mut rest));
    assert_eq!(read, streamed());
}

#[test]
fn the_next_document_of_a_stream_stays_in_place() {
    fn json<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        let mut values = serde_json::Deserializer::from_slice(rest).into_iter();
        let value = values.next().unwrap().unwrap();
        *rest = &rest[values.byte_offset()..];
        value
    }
    fn message_pack<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        rmp_serde::from_read(rest).unwrap()
    }
    fn cbor<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        ciborium::from_reader(rest).unwrap()
    }
    fn postcard<T: DeserializeOwned>(rest: &mut &[u8]) -> T {
        let (value, behind) = postcard::take_from_bytes(rest).unwrap();
        *rest = behind;
        value
    }

    read_stream(&*stream::<JsonSlice>(), json, json, json);
    read_stream(
        &*stream::<PackNamed>(),
        message_pack,
        message_pack,
        message_pack,
    );
    read_stream(
        &*stream::<PackCompact>(),
        message_pack,
        message_pack,
        message_pack,
    );
    read_stream(&*stream::<Cbor>(), cbor, cbor, cbor);
    read_stream(&*stream::<Postcard>(), postcard, postcard, postcard);
}

#[test]
fn cbor_of_other_writers() {
    for document in [
        // A map that does not say how long it is.
        b"\xbf\x62id\x07\x62pk\x617\xff".to_vec(),
        // Names as bytes.
        b"\xa2\x42id\x07\x42pk\x617".to_vec(),
    ] {
        assert_eq!(Cbor::read(&document), Ok(SmallRemote { id: 7 }));
        assert_eq!(Cbor::read(&document), Ok(Keyed::new(SmallPlain { id: 7 })));
    }
}

#[test]
#[ignore = "ciborium has text in pieces for `deserialize_string` alone, and the key is read by `deserialize_str`"]
fn cbor_with_a_key_in_pieces() {
    let document = b"\xa2\x62id\x07\x62pk\x7f\x617\xff".to_vec();
    assert_eq!(Cbor::read(&document), Ok(SmallRemote { id: 7 }));
    assert_eq!(Cbor::read(&document), Ok(Keyed::new(SmallPlain { id: 7 })));
}

#[test]
fn message_pack_of_other_writers() {
    for document in [
        // Names as numbers: the fields in order.
        b"\x82\x00\x07\xa2pk\xa17".to_vec(),
        // Names as bytes, and a long form of a short text.
        b"\x82\xc4\x02id\x07\xc4\x02pk\xd9\x017".to_vec(),
    ] {
        assert_eq!(PackNamed::read(&document), Ok(SmallRemote { id: 7 }));
        assert_eq!(
            PackNamed::read(&document),
            Ok(Keyed::new(SmallPlain { id: 7 }))
        );
    }
}

#[derive(Debug, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(property = "pk")]
struct Open {
    #[pk(concat)]
    id: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

#[derive(Debug, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(property = "pk")]
struct Nested {
    #[pk(concat)]
    number: u8,
    #[serde(flatten)]
    inner: SmallRemote,
}

#[test]
#[ignore = "what is flattened into an item can bring the property along: it is written twice, and never read again"]
fn the_property_is_not_written_twice() {
    let rest = BTreeMap::from([("pk".to_owned(), "x".to_owned())]);
    JsonStr::write(&Open { id: 7, rest }).unwrap_err();
    let inner = SmallRemote { id: 7 };
    JsonStr::write(&Nested { number: 8, inner }).unwrap_err();
}
