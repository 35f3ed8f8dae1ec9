//! SK0614: an id that is stored as a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    id: u64,
    #[pk(concat)]
    tenant: String,
}

fn main() {}
