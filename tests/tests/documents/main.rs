//! The stored document: the key is in it, and a wrong one is refused.

mod formats;
mod shapes;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::documents::refusal;

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
fn one_side_alone_can_be_derived() {
    let json = serde_json::to_string(&Written { id: 7 }).unwrap();
    assert_eq!(json, r#"{"id":7,"partitionKey":"7"}"#);
    assert_eq!(serde_json::from_str::<Read>(&json).unwrap().id, 7);
    assert!(refusal::<Read>(r#"{"id":7,"partitionKey":"8"}"#).contains("\"8\""));
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
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
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
