//! An absent value that serde leaves out of the document.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, none = "none")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        line: None,
    };
    let json = serde_json::to_string(&order).unwrap();
    assert_eq!(
        json,
        r#"{"tenant":"contoso","partitionKey":"contoso-none"}"#
    );
    assert_eq!(serde_json::from_str::<Order>(&json).unwrap().line, None);
}
