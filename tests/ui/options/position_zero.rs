//! SK0104: a position of 0
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(0))]
    tenant: String,
    #[pk(concat(1))]
    number: u64,
}

fn main() {}
