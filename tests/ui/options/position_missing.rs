//! SK0104: parentheses without a position
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat())]
    tenant: String,
}

fn main() {}
