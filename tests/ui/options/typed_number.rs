//! SK0104: a number with a type behind it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = 400u16)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
