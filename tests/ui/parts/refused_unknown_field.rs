//! SK0210: uses of a struct with an id of an unknown field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "{numbr}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        number: 7,
    };
    println!("{} {:?}", order.partition_key(), order.item_id());
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
