//! `serialize` and `deserialize`: an item that is only written, or only read.

use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::refusal;

#[derive(Serialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(serialize)]
struct Written {
    #[pk(concat)]
    number: u32,
}

#[derive(Debug, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(deserialize)]
struct Read {
    #[pk(concat)]
    number: u32,
}

#[test]
fn one_side_alone_can_be_derived() {
    let json = serde_json::to_string(&Written { number: 7 }).unwrap();
    assert_eq!(json, r#"{"number":7,"partitionKey":"7"}"#);
    assert_eq!(serde_json::from_str::<Read>(&json).unwrap().number, 7);
    assert!(refusal::<Read>(r#"{"number":7,"partitionKey":"8"}"#).contains("\"8\""));
}
