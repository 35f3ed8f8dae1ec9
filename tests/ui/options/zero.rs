//! SK0104: a limit of 0
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 0)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
