//! SK0104: text for a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(min_distinct = "100")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
