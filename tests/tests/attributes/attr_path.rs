//! `path`: a part that is a field of the field.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use synthetic_key::SyntheticKey;
use synthetic_key_tests::documents::round_trips;
use uuid::Uuid;

#[test]
fn structs_in_functions_and_in_each_other() {
    #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
    #[serde(remote = "Self")]
    #[pk(id = "{inner.id}")]
    struct Outer {
        #[pk(concat, path = "id")]
        inner: Inner,
        #[pk(concat)]
        version: u8,
        others: HashMap<String, Inner>,
    }
    #[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
    #[serde(remote = "Self")]
    struct Inner {
        #[pk(concat)]
        tenant: String,
        #[pk(id)]
        id: Uuid,
    }
    let inner = |n: u128| Inner {
        tenant: "t".into(),
        id: Uuid::from_u128(n),
    };
    let outer = Outer {
        inner: inner(1),
        version: 1,
        others: [("x".to_owned(), inner(2))].into(),
    };
    let document = serde_json::to_value(&outer).unwrap();
    assert_eq!(document["id"], document["inner"]["id"]);
    assert_eq!(
        document["partitionKey"],
        "00000000-0000-0000-0000-000000000001-1"
    );
    assert_eq!(document["others"]["x"]["partitionKey"], "t");
    assert_eq!(document["inner"].as_object().unwrap().len(), 3);
    round_trips(&outer);
    let mut wrong: Value = document.clone();
    wrong["others"]["x"]["partitionKey"] = "u".into();
    assert!(serde_json::from_value::<Outer>(wrong).is_err());
    // The id of the outer one is made of the inner one's.
    let mut wrong = document;
    wrong["inner"]["id"] = Uuid::from_u128(3).to_string().into();
    assert!(
        serde_json::from_value::<Outer>(wrong)
            .unwrap_err()
            .to_string()
            .contains("`partitionKey`")
    );
    let point = OuterKey {
        inner: Uuid::from_u128(1),
        version: 1,
    };
    assert_eq!(point.item_id(), outer.item_id());
    assert_eq!(Outer::LAYOUT, "{inner.id}-{version}");
}
