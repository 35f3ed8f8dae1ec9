//! SK0104: a number with a fraction
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 100.5)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
