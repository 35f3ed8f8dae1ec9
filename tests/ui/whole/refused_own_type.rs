//! SK0606: uses of a struct with a type in its key that is not a part
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize)]
struct Tenant(String);

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    tenant: Tenant,
}

fn main() {
    let order = Order {
        tenant: Tenant("contoso".into()),
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
