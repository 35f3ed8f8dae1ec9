//! The property of the key is its only field.

use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};
use synthetic_key_tests::documents::refusal;
use uuid::Uuid;

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(
    serde,
    property = "tenantId",
    layout = "{tenantId}",
    id = "order-{number}",
    container = "orders-{region}"
)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Order {
    #[pk(concat)]
    tenant_id: String,
    number: u32,
    region: String,
}

/// Nothing is added, so plain impls of serde are enough.
#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(property = "device")]
struct Plain {
    #[pk(concat)]
    device: Uuid,
    km: u32,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, property = "device")]
struct Wrapped<T> {
    #[pk(concat)]
    device: T,
    id: String,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, property = "tenant")]
struct Trip {
    #[pk(concat)]
    tenant: String,
    km: u32,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde, property = "tenant")]
struct Stop {
    #[pk(concat)]
    tenant: String,
    minutes: u32,
}

#[derive(Debug, PartialEq, SyntheticKey)]
#[pk(serde)]
#[serde(tag = "kind")]
enum Event {
    Trip(Trip),
    Stop(Stop),
}

#[test]
fn nothing_is_added() {
    let order = Order {
        tenant_id: "contoso".into(),
        number: 7,
        region: "eu".into(),
    };
    let json = r#"{"tenantId":"contoso","number":7,"region":"eu","id":"order-7"}"#;
    assert_eq!(serde_json::to_string(&order).unwrap(), json);
    assert_eq!(serde_json::from_str::<Order>(json).unwrap(), order);
    assert_eq!(order.partition_key(), "contoso");
    assert_eq!(
        (Order::PROPERTY, Order::PATHS),
        ("tenantId", &["/tenantId"][..])
    );
    assert_eq!(Order::LAYOUT, "{tenantId}");
}

#[test]
fn everything_else_is_as_usual() {
    let key = OrderKey {
        tenant_id: "contoso",
        region: "eu",
    };
    assert_eq!(key.partition_key(), "contoso");
    assert_eq!(key.container().unwrap(), "orders-eu");
    assert_eq!(OrderKey::parse("contoso"), Ok("contoso".to_owned()));
    let wrong_id = r#"{"tenantId":"contoso","number":7,"region":"eu","id":"order-8"}"#;
    assert!(refusal::<Order>(wrong_id).contains("order-7"));
    let empty = Order {
        tenant_id: String::new(),
        number: 7,
        region: "eu".into(),
    };
    assert!(serde_json::to_string(&empty).is_err());
}

#[test]
fn plain_impls_of_serde_are_enough() {
    let plain = Plain {
        device: Uuid::nil(),
        km: 1,
    };
    let json = serde_json::to_string(&plain).unwrap();
    assert_eq!(json, format!(r#"{{"device":"{}","km":1}}"#, Uuid::nil()));
    assert_eq!(plain.partition_key(), Uuid::nil().to_string().as_str());
}

#[test]
fn keyed_items_and_other_formats_round_trip() {
    let item = Wrapped {
        device: "d-1".to_owned(),
        id: "7".into(),
    };
    let json = serde_json::to_string(&Keyed::new(&item)).unwrap();
    assert_eq!(json, r#"{"device":"d-1","id":"7"}"#);
    let read: Keyed<Wrapped<String>> = serde_json::from_str(&json).unwrap();
    assert_eq!(*read, item);
    let trip = Trip {
        tenant: "a".into(),
        km: 1,
    };
    let bytes = rmp_serde::to_vec(&trip).unwrap();
    assert_eq!(rmp_serde::from_slice::<Trip>(&bytes).unwrap(), trip);
}

#[test]
fn variants_have_their_fields() {
    let event = Event::Stop(Stop {
        tenant: "a".into(),
        minutes: 3,
    });
    let json = r#"{"kind":"Stop","tenant":"a","minutes":3}"#;
    assert_eq!(serde_json::to_string(&event).unwrap(), json);
    assert_eq!(serde_json::from_str::<Event>(json).unwrap(), event);
    assert_eq!(
        (event.partition_key().as_str(), Event::PROPERTY),
        ("a", "tenant")
    );
}
