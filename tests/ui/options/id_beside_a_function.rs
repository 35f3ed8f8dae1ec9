//! SK0106: an id of what a function makes
use synthetic_key::SyntheticKey;

fn last(number: &u64) -> u64 {
    *number % 10
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id, with = last)]
    number: u64,
}

fn main() {}
