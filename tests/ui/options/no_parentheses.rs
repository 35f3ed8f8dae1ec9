//! SK0101: `#[pk]` without options
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk]
    tenant: String,
}

fn main() {}
