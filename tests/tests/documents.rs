//! The stored document: the key is in it, and a wrong one is refused.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, RandomSuffix, SyntheticKey};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase", remote = "Self")]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[pk(keyed)]
struct Plain {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

const SEED: &str = r#"{"deviceId":"abc-123","date":2018,"partitionKey":"abc-123-2018"}"#;

fn reading() -> Reading {
    Reading {
        device_id: "abc-123".into(),
        date: 2018,
    }
}

fn plain() -> Plain {
    Plain {
        device_id: "abc-123".into(),
        date: 2018,
    }
}

fn refusal<'de, T: Deserialize<'de> + std::fmt::Debug>(json: &'de str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn the_document_is_the_one_of_the_documentation() {
    assert_eq!(serde_json::to_string(&reading()).unwrap(), SEED);
    assert_eq!(serde_json::to_string(&Keyed::new(plain())).unwrap(), SEED);
    assert_eq!(serde_json::to_string(&Keyed::new(&plain())).unwrap(), SEED);
    assert_eq!(serde_json::from_str::<Reading>(SEED).unwrap(), reading());
    assert_eq!(
        serde_json::from_str::<Keyed<Plain>>(SEED)
            .unwrap()
            .into_inner(),
        plain()
    );
}

#[test]
fn properties_come_in_any_order_and_others_are_ignored() {
    for json in [
        r#"{"partitionKey":"abc-123-2018","deviceId":"abc-123","date":2018}"#,
        r#"{"_rid":"x","deviceId":"abc-123","partitionKey":"abc-123-2018","_ts":7,"date":2018,"_etag":{"a":[1]}}"#,
        r#"{"deviceId":"abc-123","date":2018}"#,
        r#"{"deviceId":"abc-123","date":2018,"partition\u004bey":"abc-123-201\u0038"}"#,
        r#"["abc-123",2018,"abc-123-2018"]"#,
        r#"["abc-123",2018]"#,
    ] {
        assert_eq!(
            serde_json::from_str::<Reading>(json).unwrap(),
            reading(),
            "{json}"
        );
        assert_eq!(
            serde_json::from_slice::<Reading>(json.as_bytes()).unwrap(),
            reading()
        );
        assert_eq!(
            serde_json::from_reader::<_, Reading>(json.as_bytes()).unwrap(),
            reading()
        );
        let value: serde_json::Value = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::from_value::<Reading>(value).unwrap(), reading());
    }
}

#[test]
fn a_wrong_key_is_refused() {
    let wrong = SEED.replace("2018\"", "2019\"");
    let message = r#"the document's `partitionKey` is "abc-123-2019", but its fields make the key "abc-123-2018""#;
    assert!(
        refusal::<Reading>(&wrong).starts_with(message),
        "{}",
        refusal::<Reading>(&wrong)
    );
    assert!(refusal::<Keyed<Plain>>(&wrong).starts_with(message));
    assert!(serde_json::from_str::<Reading>(r#"["abc-123",2018,"abc-123-2019"]"#).is_err());
    for value in ["7", "null", "true", "[]", "{}", r#"["abc-123-2018"]"#] {
        let json = SEED.replace(r#""abc-123-2018""#, value);
        let message = refusal::<Reading>(&json);
        assert!(
            message.contains("expected the partition key, which is text"),
            "{message}"
        );
        assert!(refusal::<Keyed<Plain>>(&json).contains("which is text"));
    }
}

#[test]
fn the_property_may_not_come_twice() {
    let twice = SEED.replace('}', r#","partitionKey":"abc-123-2018"}"#);
    assert!(refusal::<Reading>(&twice).starts_with("duplicate field `partitionKey`"));
    assert!(refusal::<Keyed<Plain>>(&twice).starts_with("duplicate field `partitionKey`"));
    let date_twice = SEED.replace('}', r#","date":2018}"#);
    assert!(refusal::<Reading>(&date_twice).starts_with("duplicate field `date`"));
}

#[test]
fn unknown_properties_are_refused_where_the_type_says_so() {
    assert_eq!(
        *serde_json::from_str::<Keyed<Plain>>(SEED).unwrap(),
        plain()
    );
    let unknown = SEED.replace('}', r#","_ts":7}"#);
    assert!(refusal::<Keyed<Plain>>(&unknown).starts_with("unknown field `_ts`"));
}

#[test]
fn an_unsound_key_is_not_written() {
    let nameless = Reading {
        device_id: String::new(),
        date: 2018,
    };
    let error = serde_json::to_string(&nameless).unwrap_err().to_string();
    assert_eq!(
        error,
        "the key part `deviceId` is empty: every such item would share one key"
    );
    let long = Reading {
        device_id: "x".repeat(2048),
        date: 2018,
    };
    let error = serde_json::to_string(&long).unwrap_err().to_string();
    assert_eq!(
        error,
        "the key is 2053 bytes long and the store takes 2048; the longest part is `deviceId`"
    );

    let mut keyed = Keyed::new(Plain {
        device_id: String::new(),
        date: 2018,
    });
    assert!(
        serde_json::to_string(&keyed)
            .unwrap_err()
            .to_string()
            .contains("`deviceId` is empty")
    );
    keyed.update(|plain| plain.device_id.push_str("abc-123"));
    assert_eq!(serde_json::to_string(&keyed).unwrap(), SEED);
}

#[test]
fn keyed_recomputes_the_key() {
    let mut keyed = Keyed::from(plain());
    assert_eq!(keyed.partition_key(), "abc-123-2018");
    assert_eq!(
        keyed.update(|plain| std::mem::replace(&mut plain.date, 2019)),
        2018
    );
    assert_eq!(
        (keyed.partition_key().as_str(), keyed.date),
        ("abc-123-2019", 2019)
    );
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        keyed.update(|plain| {
            plain.date = 2020;
            panic!("half-way");
        });
    }));
    assert!(panicked.is_err());
    assert_eq!(keyed.partition_key(), "abc-123-2020");
}

#[derive(Debug, Deserialize, Serialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(verify = "ignore")]
struct Lenient {
    #[pk(concat)]
    id: u32,
}

#[test]
fn verification_can_be_left_out() {
    for key in [r#""7""#, r#""8""#, "8", "null"] {
        let json = format!(r#"{{"partitionKey":{key},"id":7}}"#);
        assert_eq!(serde_json::from_str::<Lenient>(&json).unwrap().id, 7);
    }
    assert_eq!(
        serde_json::to_string(&Lenient { id: 7 }).unwrap(),
        r#"{"id":7,"partitionKey":"7"}"#
    );
    let twice = r#"{"partitionKey":"7","id":7,"partitionKey":"7"}"#;
    assert!(refusal::<Lenient>(twice).starts_with("duplicate field"));
}

#[derive(Serialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(serialize)]
struct Written {
    #[pk(concat)]
    id: u32,
}

#[derive(Debug, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(deserialize)]
struct Read {
    #[pk(concat)]
    id: u32,
}

#[test]
fn one_side_alone() {
    let json = serde_json::to_string(&Written { id: 7 }).unwrap();
    assert_eq!(json, r#"{"id":7,"partitionKey":"7"}"#);
    assert_eq!(serde_json::from_str::<Read>(&json).unwrap().id, 7);
    assert!(refusal::<Read>(r#"{"id":7,"partitionKey":"8"}"#).contains("\"8\""));
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Place {
    city: String,
    country: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
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
fn flattened_fields() {
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

fn round_trip<T: Serialize + for<'de> Deserialize<'de> + PartialEq + std::fmt::Debug>(
    value: &T,
) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    assert_eq!(
        &serde_json::from_value::<T>(serde_json::to_value(value).unwrap()).unwrap(),
        value
    );
    json
}

#[test]
fn inside_other_types() {
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

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self", tag = "kind", rename = "trip")]
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
    cache: std::marker::PhantomData<U>,
}

#[test]
fn generic_borrowing_renamed() {
    let json =
        r#"{"VIN":"1HGCM82633A004352","name":"n","in":7,"tenant":"t","partitionKey":"7-t.225"}"#;
    let item: SelfTagged<'_, String> = serde_json::from_str(json).unwrap();
    assert!(matches!(item.vin, Cow::Borrowed("1HGCM82633A004352")));
    assert_eq!(
        (item.name, item.note.as_deref(), item.cache),
        ("n", None, std::marker::PhantomData)
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

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(
    remote = "Self",
    default,
    bound(
        serialize = "T: Serialize + Clone",
        deserialize = "T: Deserialize<'de> + Clone"
    )
)]
struct Bounded<T: Default> {
    #[pk(concat)]
    id: u32,
    value: T,
}

impl<T: Default> Default for Bounded<T> {
    fn default() -> Self {
        Self {
            id: 7,
            value: T::default(),
        }
    }
}

#[test]
fn bounds_and_defaults_of_the_container() {
    assert_eq!(
        serde_json::from_str::<Bounded<u8>>(r#"{"partitionKey":"7"}"#).unwrap(),
        Bounded::default()
    );
    assert_eq!(
        serde_json::to_string(&Bounded { id: 8, value: 1 }).unwrap(),
        r#"{"id":8,"value":1,"partitionKey":"8"}"#
    );
}

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(property = "pk")]
struct Drawn {
    #[pk(concat)]
    date: chrono::NaiveDate,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
    big: i128,
}

#[test]
fn other_properties_and_values() {
    let date = chrono::NaiveDate::from_ymd_opt(2018, 8, 9).unwrap();
    let drawn = Drawn {
        date,
        shard: RandomSuffix::new(400).unwrap(),
        big: i128::MIN,
    };
    let json = serde_json::to_string(&drawn).unwrap();
    let expected = format!(
        r#"{{"date":"2018-08-09","shard":400,"big":{},"pk":"2018-08-09.400"}}"#,
        i128::MIN
    );
    assert_eq!(json, expected);
    assert_eq!(serde_json::from_str::<Drawn>(&json).unwrap(), drawn);
    assert!(
        refusal::<Drawn>(&json.replace("400", "401")).contains("the suffix 401 is not in 1..=400")
    );
}

#[derive(SyntheticKey)]
struct WithoutSerde {
    #[pk(concat)]
    id: u32,
}

#[test]
fn types_without_serde_work_as_they_are() {
    assert_eq!(WithoutSerde { id: 7 }.partition_key(), "7");
}

/// Writes itself as `Out`, whatever that is.
#[derive(SyntheticKey)]
#[pk(keyed)]
struct ByHand<T> {
    #[pk(concat)]
    id: u32,
    written_as: T,
}

impl<T: Serialize> Serialize for ByHand<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written_as.serialize(serializer)
    }
}

#[test]
fn what_is_no_object_cannot_carry_a_key() {
    fn write<T: Serialize>(written_as: T) -> Result<String, String> {
        serde_json::to_string(&Keyed::new(ByHand { id: 7, written_as }))
            .map_err(|error| error.to_string())
    }
    #[derive(Serialize)]
    struct New<T>(T);
    #[derive(Serialize)]
    enum Variants {
        Unit,
        Tuple(u8, u8),
        New(BTreeMap<&'static str, u8>),
        Struct { id: u32 },
    }

    assert_eq!(
        write(BTreeMap::from([("a", 1)])).unwrap(),
        r#"{"a":1,"partitionKey":"7"}"#
    );
    assert_eq!(
        write(Some(New(BTreeMap::from([("a", 1)])))).unwrap(),
        r#"{"a":1,"partitionKey":"7"}"#
    );
    let refused = Err(
        "the item is not written as an object, so it cannot carry its key as `partitionKey`"
            .to_owned(),
    );
    assert_eq!(write("text"), refused);
    assert_eq!(write('c'), refused);
    assert_eq!(write(i128::MAX), refused);
    assert_eq!(write((1_u8, 2.0_f64)), refused);
    assert_eq!(write(None::<u8>), refused);
    assert_eq!(write([1, 2]), refused);
    assert_eq!(write(vec![1, 2]), refused);
    assert_eq!(write(format_args!("{}", 7)), refused);
    assert_eq!(write(Variants::Struct { id: 7 }), refused);
    assert_eq!(write(Variants::New(BTreeMap::new())), refused);
    assert_eq!(write(Variants::Unit), refused);
    assert_eq!(write(Variants::Tuple(1, 2)), refused);
}
