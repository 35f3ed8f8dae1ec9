//! SK0204: a position on one part and none on the other
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(2))]
    number: u64,
    #[pk(concat)]
    tenant: String,
}

fn main() {}
