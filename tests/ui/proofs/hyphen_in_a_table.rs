//! SK0615: a table with a hyphen
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", container = "orders-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
