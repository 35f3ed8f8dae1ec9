//! SK0202: no field is a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    tenant: String,
    number: u64,
}

fn main() {}
