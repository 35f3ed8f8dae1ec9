//! SK0101: two commas behind the last option
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat,,)]
    tenant: String,
}

fn main() {}
