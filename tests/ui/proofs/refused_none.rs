//! SK0606: uses of a struct with the text of an absent value that is always there
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    number: u64,
    #[pk(concat, none = "none")]
    region: String,
}

fn main() {
    let order = Order {
        number: 7,
        region: "eu".into(),
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
