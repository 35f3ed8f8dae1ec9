//! SK0406: reading `Keyed` around a type that does not say so
use synthetic_key::{Keyed, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let order: Keyed<Order> = serde_json::from_str("{}").unwrap();
    println!("{}", order.partition_key());
}
