//! The stored document: the key is in it, and a wrong one is refused.

mod formats;
mod repository;
mod sequences;
mod shapes;
mod twins;
mod unusual;

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::documents::refusal;

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
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
            message.contains("expected text in `partitionKey`, the key of the item"),
            "{message}"
        );
        assert!(refusal::<Keyed<Plain>>(&json).contains("expected text in"));
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
    keyed.device_id.push_str("abc-123");
    assert_eq!(serde_json::to_string(&keyed).unwrap(), SEED);
}

#[derive(SyntheticKey)]
#[pk(serde, id = "{name}")]
struct Named {
    #[pk(concat)]
    tenant: u32,
    name: String,
}

/// The first byte is written after key and id are checked, so a file or a connection gets no half of an item.
#[test]
fn nothing_of_a_refused_item_is_written() {
    fn written(item: impl Serialize) -> Vec<u8> {
        let mut bytes = Vec::new();
        serde_json::to_writer(&mut bytes, &item).unwrap_err();
        bytes
    }
    let (device_id, date) = (String::new(), 2018);
    assert!(written(Reading { device_id, date }).is_empty());
    let (device_id, date) = (String::new(), 2018);
    assert!(written(Keyed::new(Plain { device_id, date })).is_empty());
    let (tenant, name) = (7, "a/b".into());
    assert!(written(Named { tenant, name }).is_empty());
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
