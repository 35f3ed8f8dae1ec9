//! `serde`: the derive implements serde's traits, with the key in the document.

use serde::{Deserialize, Serialize};
use serde_json::json;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey, Debug, PartialEq, Clone)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

fn reading() -> Reading {
    Reading {
        device_id: "abc-123".into(),
        date: 2018,
    }
}

const DOCUMENT: &str = r#"{"deviceId":"abc-123","date":2018,"partitionKey":"abc-123-2018"}"#;

#[test]
fn documents_have_the_key() {
    assert_eq!(serde_json::to_string(&reading()).unwrap(), DOCUMENT);
    assert_eq!(
        serde_json::from_str::<Reading>(DOCUMENT).unwrap(),
        reading()
    );
}

/// Every way to read or write an item includes its key.
#[test]
fn there_is_one_function_for_each_side() {
    let value = serde_json::to_value(reading()).unwrap();
    let to_value = || serde_json::value::Serializer;
    assert_eq!(Reading::serialize(&reading(), to_value()).unwrap(), value);
    assert_eq!(
        <Reading as Serialize>::serialize(&reading(), to_value()).unwrap(),
        value
    );
    let mut wrong = value.clone();
    wrong["partitionKey"] = json!("abc-123-2019");
    for (value, is_right) in [(value, true), (wrong, false)] {
        let read = [
            Reading::deserialize(&value).ok(),
            <Reading as Deserialize>::deserialize(&value).ok(),
            serde_json::from_value(value.clone()).ok(),
            serde_json::from_str(&value.to_string()).ok(),
        ];
        assert_eq!(read, [(); 4].map(|()| is_right.then(reading)));
    }
}

#[derive(SyntheticKey)]
#[pk(serde = "serialize")]
struct Written {
    #[pk(concat)]
    number: u32,
}

#[derive(SyntheticKey)]
#[pk(serde = "deserialize")]
struct Read {
    #[pk(concat)]
    number: u32,
}

#[test]
fn one_side() {
    let json = r#"{"number":7,"partitionKey":"7"}"#;
    assert_eq!(serde_json::to_string(&Written { number: 7 }).unwrap(), json);
    assert_eq!(serde_json::from_str::<Read>(json).unwrap().number, 7);
    assert!(serde_json::from_str::<Read>(&json.replace("\"7\"", "\"8\"")).is_err());
}
