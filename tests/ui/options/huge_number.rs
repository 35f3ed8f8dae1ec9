//! SK0104: a number beyond all measure
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 99999999999999999999)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
