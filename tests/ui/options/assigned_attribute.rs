//! SK0101: `#[pk = ...]` in the place of parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk = "concat"]
    tenant: String,
}

fn main() {}
