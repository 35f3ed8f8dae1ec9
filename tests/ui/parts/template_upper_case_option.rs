//! SK0209: an option of a field in upper case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant:Lower}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
