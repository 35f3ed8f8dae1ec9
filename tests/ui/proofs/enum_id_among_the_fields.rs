//! SK0614: a variant with an id of any text
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type", remote = "Self")]
enum Entry {
    Order(Order),
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
    },
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

fn main() {}
