//! SK0615: a container with a slash
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders/{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
