//! SK0101: parentheses with nothing in them
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk()]
    tenant: String,
}

fn main() {}
