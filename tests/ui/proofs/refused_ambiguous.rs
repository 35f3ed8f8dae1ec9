//! SK0601: uses of a struct with an ambiguous key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        user: "ann".into(),
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    println!(
        "{}",
        OrderKey {
            tenant: "contoso",
            user: "ann"
        }
        .partition_key()
    );
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
