//! SK0101: an option in quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk("concat")]
    tenant: String,
}

fn main() {}
