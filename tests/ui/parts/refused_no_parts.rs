//! SK0202: uses of a struct without parts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    tenant: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    println!("{}", OrderKey { tenant: "contoso" }.partition_key());
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
