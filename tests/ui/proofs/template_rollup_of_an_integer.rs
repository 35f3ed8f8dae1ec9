//! SK0606: a template with a period of an integer without a unit
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{at:month}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    at: i64,
}

fn main() {}
