//! SK0606: a container with zeros before text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{line:06}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: String,
}

fn main() {}
