//! Ids of fields: of one that is named so, and of two.
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    id: String,
}

#[derive(Serialize, SyntheticKey)]
#[pk(keyed, id = "{order}-{number:03}")]
struct Line {
    #[pk(concat)]
    tenant: String,
    order: String,
    number: u16,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        id: "7".into(),
    };
    assert_eq!(
        serde_json::to_string(&order).unwrap(),
        r#"{"tenant":"contoso","id":"7","partitionKey":"contoso"}"#
    );
    let line = Line {
        tenant: "contoso".into(),
        order: "7".into(),
        number: 1,
    };
    assert_eq!(line.item_id().unwrap(), "7-001");
}
