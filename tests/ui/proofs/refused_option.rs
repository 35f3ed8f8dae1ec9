//! SK0606: uses of a struct with an optional value in its key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: Option<String>,
}

fn main() {
    let order = Order {
        tenant: Some("contoso".into()),
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    println!(
        "{}",
        OrderKey {
            tenant: &order.tenant
        }
        .partition_key()
    );
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
