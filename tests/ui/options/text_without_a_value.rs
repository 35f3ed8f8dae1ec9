//! SK0104: an option that takes text, without any
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
