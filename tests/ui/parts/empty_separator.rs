//! SK0205: a separator of nothing
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

fn main() {}
