//! SK0619: a table for texts of any case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", container = "orders{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
