//! SK0204: two parts at one position
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(1))]
    number: u64,
    #[pk(concat(1))]
    tenant: String,
}

fn main() {}
