//! SK0613: a container with an absent number that a number can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{line:?\"0\"}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: Option<u32>,
}

fn main() {}
