//! SK0606: a template with a period of text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{at:month}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    at: String,
}

fn main() {}
