//! SK0104: unique ids with a value
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(unique_ids = true)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u64,
}

fn main() {}
