//! SK0102: uses of `Keyed` around a struct that misspells it
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyd)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order = Keyed::new(Order {
        tenant: "contoso".into(),
    });
    let json = serde_json::to_string(&order).unwrap();
    let order: Keyed<Order> = serde_json::from_str(&json).unwrap();
    println!("{}", order.partition_key());
}
