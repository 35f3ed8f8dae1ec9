//! Only one of serde's derives, and a type that is read and not written.
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde = "serialize")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(Deserialize, SyntheticKey)]
struct Invoice {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
    };
    let json = serde_json::to_string(&order).unwrap();
    let invoice: Invoice = serde_json::from_str(&json).unwrap();
    assert_eq!(invoice.partition_key(), "contoso");
}
