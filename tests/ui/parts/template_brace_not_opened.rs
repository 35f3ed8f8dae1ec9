//! SK0209: a brace that closes nothing
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
