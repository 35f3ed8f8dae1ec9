//! SK0615: a collection of MongoDB with a dollar sign
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "mongodb", container = "orders${tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
