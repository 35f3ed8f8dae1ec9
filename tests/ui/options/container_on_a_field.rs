//! SK0103: the name of a container on a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, container = "orders-{tenant}")]
    tenant: String,
}

fn main() {}
