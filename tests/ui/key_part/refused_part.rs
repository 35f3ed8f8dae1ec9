//! SK0701: uses of a part that is refused
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, Deserialize, KeyPart)]
struct Address {
    city: String,
    zip: u16,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    to: Address,
    #[pk(concat)]
    number: u64,
}

fn main() {
    let order = Order {
        to: Address {
            city: "Oslo".into(),
            zip: 150,
        },
        number: 7,
    };
    println!("{} {}", order.partition_key(), Order::LAYOUT);
    println!(
        "{}",
        OrderKey {
            to: &order.to,
            number: 7
        }
        .partition_key()
    );
    let json = serde_json::to_string(&order).unwrap();
    let order: Order = serde_json::from_str(&json).unwrap();
    println!("{:?}", order.try_partition_key());
}
