//! SK0606: uses of a struct with a float in its key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    price: f64,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        price: 9.5,
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    println!(
        "{}",
        OrderKey {
            tenant: "contoso",
            price: 9.5
        }
        .partition_key()
    );
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
