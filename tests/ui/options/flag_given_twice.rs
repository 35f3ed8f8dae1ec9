//! SK0105: an option without a value given twice
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, concat)]
    tenant: String,
}

fn main() {}
