//! SK0104: the name of a container in parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container("orders-{tenant}"))]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
