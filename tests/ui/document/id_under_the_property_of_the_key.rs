//! SK0401: the key and the id under one property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "id", id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u32,
}

fn main() {}
