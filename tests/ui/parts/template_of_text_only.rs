//! SK0209: the same container for every item
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
