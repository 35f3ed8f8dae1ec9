//! SK0104: a number for text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = 7)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
