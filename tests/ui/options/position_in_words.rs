//! SK0104: a position in words
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat(first))]
    tenant: String,
}

fn main() {}
