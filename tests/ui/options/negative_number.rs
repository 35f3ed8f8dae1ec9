//! SK0104: a negative number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = -1)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
