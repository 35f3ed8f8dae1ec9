//! SK0101: brackets in the place of parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk[concat]]
    tenant: String,
}

fn main() {}
