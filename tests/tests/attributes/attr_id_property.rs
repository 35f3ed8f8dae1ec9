//! `id_property`: the name of the property that holds the id.

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, Store, SyntheticKey};
use synthetic_key_tests::documents::{refusal, round_trips};

#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(
    store = "dynamodb",
    property = "PK",
    id_property = "SK",
    id = "ORDER#{number}"
)]
struct Order {
    #[pk(concat)]
    customer: String,
    number: u64,
}

fn order() -> Order {
    Order {
        customer: "contoso".into(),
        number: 7,
    }
}

#[test]
fn the_id_is_written_under_its_property() {
    let json = serde_json::to_string(&order()).unwrap();
    assert_eq!(
        json,
        r#"{"customer":"contoso","number":7,"PK":"contoso","SK":"ORDER#7"}"#
    );
    round_trips(&order());
    let refused = refusal::<Order>(&json.replace("ORDER#7", "ORDER#8"));
    assert!(
        refused.contains("`SK`") && refused.contains("ORDER#8"),
        "{refused}"
    );
}

#[test]
fn the_names_are_constants() {
    assert_eq!((Order::PROPERTY, Order::ID_PROPERTY), ("PK", "SK"));
    assert_eq!((OrderKey::PROPERTY, OrderKey::ID_PROPERTY), ("PK", "SK"));
    assert_eq!(
        (Order::ID_PREFIX, OrderKey::ID_PREFIX),
        ("ORDER#", "ORDER#")
    );
}

/// The field with that name is the id, and nothing is added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, store = "dynamodb", property = "PK", id_property = "SK")]
struct Event {
    #[pk(concat)]
    device: String,
    #[serde(rename = "SK")]
    at: String,
}

/// The same, marked.
#[derive(Clone, Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[pk(store = "dynamodb", property = "PK", id_property = "SK")]
struct Marked {
    #[pk(concat)]
    device: String,
    #[serde(rename = "SK")]
    #[pk(id)]
    at: String,
}

#[test]
fn a_field_of_that_name_is_the_id() {
    let event = Event {
        device: "d".into(),
        at: "2018-08-09".into(),
    };
    assert_eq!(event.item_id().unwrap(), "2018-08-09");
    assert_eq!(
        serde_json::to_string(&Keyed::new(event)).unwrap(),
        r#"{"device":"d","SK":"2018-08-09","PK":"d"}"#
    );
    let marked = Marked {
        device: "d".into(),
        at: "2018-08-09".into(),
    };
    assert_eq!(
        serde_json::to_string(&marked).unwrap(),
        r#"{"device":"d","SK":"2018-08-09","PK":"d"}"#
    );
    round_trips(&marked);
}

const OWN: Store = Store::DYNAMODB.with_properties("PK", "SK");

#[derive(SyntheticKey)]
#[pk(store = OWN, property = "PK", id_property = "SK")]
struct OfAnOwnStore {
    #[pk(concat, id)]
    device: String,
}

#[derive(SyntheticKey)]
#[pk(store = "mongodb")]
struct WithoutId {
    #[pk(concat)]
    device: String,
}

#[test]
fn a_store_has_a_default() {
    assert_eq!(OfAnOwnStore::ID_PROPERTY, OWN.id_property());
    assert_eq!(OfAnOwnStoreKey { device: "d" }.item_id().unwrap(), "d");
    assert_eq!((WithoutId::ID_PROPERTY, WithoutId::ID_PREFIX), ("_id", ""));
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
#[pk(store = "dynamodb", property = "PK", id_property = "SK", unique_ids)]
enum Entry {
    Opened {
        #[pk(concat)]
        account: String,
        #[serde(rename = "SK")]
        at: String,
    },
}

#[test]
fn variants_have_the_property_of_their_enum() {
    let entry = Entry::Opened {
        account: "a".into(),
        at: "b".into(),
    };
    assert_eq!((Entry::PROPERTY, Entry::ID_PROPERTY), ("PK", "SK"));
    assert_eq!(
        serde_json::to_string(&entry).unwrap(),
        r#"{"type":"Opened","account":"a","SK":"b","PK":"a"}"#
    );
}
