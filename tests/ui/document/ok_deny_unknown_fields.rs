//! The property is not an unknown field.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(deny_unknown_fields)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        note: None,
    };
    let json = serde_json::to_string(&order).unwrap();
    assert_eq!(json, r#"{"tenant":"contoso","partitionKey":"contoso"}"#);
    assert!(serde_json::from_str::<Order>(&json).is_ok());
}
