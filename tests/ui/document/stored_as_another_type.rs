//! SK0403: serde writes another type in its place
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Clone, Serialize, SyntheticKey)]
#[serde(into = "String")]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

impl From<Order> for String {
    fn from(order: Order) -> Self {
        order.tenant
    }
}

fn main() {}
