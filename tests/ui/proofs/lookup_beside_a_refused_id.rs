//! SK0606: a lookup of a type whose id is refused has the fields of the key, and its use is no second error
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "order-{at}-{number}", container = "orders-{month}")]
struct Order {
    #[pk(concat)]
    customer: String,
    number: u32,
    at: DateTime<Utc>,
    month: u8,
}

fn main() {
    let _ = OrderKey { customer: "7", month: 8 }.partition_key();
}
