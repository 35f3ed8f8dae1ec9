//! SK0205: uses of a generic struct with an empty separator
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(separator = "")]
struct Order<Id> {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    id: Id,
}

fn main() {
    let order = Order {
        tenant: "contoso".into(),
        id: 7_u64,
    };
    println!("{} {}", order.partition_key(), Order::<u64>::LAYOUT);
    println!(
        "{}",
        OrderKey::<u64> {
            tenant: "contoso",
            id: 7
        }
        .partition_key()
    );
    let json = serde_json::to_string(&order).unwrap();
    let order: Order<u64> = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
