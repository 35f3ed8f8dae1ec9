//! SK0204: a position beyond the number of parts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(1))]
    tenant: String,
    #[pk(concat(3))]
    number: u64,
}

fn main() {}
