//! SK0104: a store in upper case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "Cosmos")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
