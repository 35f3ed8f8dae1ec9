//! The stored documents of types of many shapes, by themselves and inside other types.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::documents::refusal;

use super::{Plain, Reading, SEED, plain, reading};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    city: String,
    country: String,
}

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
struct Flat {
    #[pk(concat)]
    id: String,
    #[serde(flatten)]
    place: Place,
    #[pk(hash_suffix = 16)]
    vin: String,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[test]
fn flattened_fields_stand_before_the_key() {
    let place = Place {
        city: "Graz".into(),
        country: "AT".into(),
    };
    let rest = BTreeMap::from([("a".to_owned(), 1), ("b".to_owned(), 2)]);
    let flat = Flat {
        id: "i".into(),
        place,
        vin: "1HGCM82633A004352".into(),
        rest,
    };
    let json = serde_json::to_string(&flat).unwrap();
    let expected = r#"{"id":"i","city":"Graz","country":"AT","vin":"1HGCM82633A004352","a":1,"b":2,"partitionKey":"i.1"}"#;
    assert_eq!(json, expected);
    assert_eq!(serde_json::from_str::<Flat>(&json).unwrap(), flat);
    assert_eq!(
        serde_json::from_value::<Flat>(serde_json::to_value(&flat).unwrap()).unwrap(),
        flat
    );
    assert!(refusal::<Flat>(&json.replace("i.1", "i.2")).contains("\"i.2\""));
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind")]
enum Tagged {
    Reading(Reading),
    Flat(Flat),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "item")]
enum Adjacent {
    Reading(Reading),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Untagged {
    Number(u32),
    Reading(Reading),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Batch {
    readings: Vec<Reading>,
    by_name: BTreeMap<String, Reading>,
    keyed: Option<Keyed<Plain>>,
    last: u8,
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    assert_eq!(
        &serde_json::from_value::<T>(serde_json::to_value(value).unwrap()).unwrap(),
        value
    );
    json
}

#[test]
fn items_inside_other_types_keep_their_keys() {
    let tagged = Tagged::Reading(reading());
    let json =
        r#"{"kind":"Reading","deviceId":"abc-123","date":2018,"partitionKey":"abc-123-2018"}"#;
    assert_eq!(round_trip(&tagged), json);
    assert!(refusal::<Tagged>(&json.replace("2018\"", "2019\"")).contains("2019"));
    let place = Place {
        city: "Graz".into(),
        country: "AT".into(),
    };
    let flat = Flat {
        id: "i".into(),
        place,
        vin: String::new(),
        rest: BTreeMap::new(),
    };
    round_trip(&Tagged::Flat(flat));
    let json = round_trip(&Adjacent::Reading(reading()));
    assert_eq!(json, format!(r#"{{"kind":"Reading","item":{SEED}}}"#));
    assert!(refusal::<Adjacent>(&json.replace("2018\"", "2019\"")).contains("2019"));
    assert_eq!(round_trip(&Untagged::Reading(reading())), SEED);
    assert_eq!(round_trip(&Untagged::Number(7)), "7");
    assert!(serde_json::from_str::<Untagged>(&SEED.replace("2018\"", "2019\"")).is_err());
    let by_name = BTreeMap::from([("x".to_owned(), reading())]);
    let keyed = Some(Keyed::new(plain()));
    let batch = Batch {
        readings: vec![reading(), reading()],
        by_name,
        keyed,
        last: 7,
    };
    assert_eq!(round_trip(&batch).matches(SEED).count(), 4);
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "kind", rename = "trip")]
struct SelfTagged<'a, T, U = ()>
where
    T: Clone,
    U: Default,
{
    #[pk(concat)]
    #[serde(rename(serialize = "out", deserialize = "in"))]
    renamed: u8,
    #[pk(concat)]
    tenant: T,
    #[pk(hash_suffix = 400)]
    #[serde(borrow, alias = "VIN")]
    vin: Cow<'a, str>,
    name: &'a str,
    #[serde(default)]
    extra: U,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(skip)]
    cache: PhantomData<U>,
}

#[test]
fn generic_borrowed_and_renamed_fields_keep_their_key() {
    let json =
        r#"{"VIN":"1HGCM82633A004352","name":"n","in":7,"tenant":"t","partitionKey":"7-t.225"}"#;
    let item: SelfTagged<'_, String> = serde_json::from_str(json).unwrap();
    assert!(matches!(item.vin, Cow::Borrowed("1HGCM82633A004352")));
    assert_eq!(
        (item.name, item.note.as_deref(), item.cache),
        ("n", None, PhantomData)
    );
    assert_eq!(
        serde_json::to_string(&item).unwrap(),
        r#"{"kind":"trip","out":7,"tenant":"t","vin":"1HGCM82633A004352","name":"n","extra":null,"partitionKey":"7-t.225"}"#
    );
    assert_eq!(
        SelfTagged::<String>::LAYOUT,
        "{out}-{tenant}.{xxh64(vin) % 400 + 1}"
    );
    assert!(refusal::<SelfTagged<'_, String>>(&json.replace(".225", ".226")).contains("7-t.226"));
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(
    default,
    bound(
        serialize = "T: Serialize + Clone",
        deserialize = "T: Deserialize<'de> + Clone"
    )
)]
struct Bounded<T: Default> {
    #[pk(concat)]
    number: u32,
    value: T,
}

impl<T: Default> Default for Bounded<T> {
    fn default() -> Self {
        Self {
            number: 7,
            value: T::default(),
        }
    }
}

#[test]
fn bounds_and_defaults_of_the_container_hold() {
    assert_eq!(
        serde_json::from_str::<Bounded<u8>>(r#"{"partitionKey":"7"}"#).unwrap(),
        Bounded::default()
    );
    assert_eq!(
        serde_json::to_string(&Bounded {
            number: 8,
            value: 1
        })
        .unwrap(),
        r#"{"number":8,"value":1,"partitionKey":"8"}"#
    );
}
