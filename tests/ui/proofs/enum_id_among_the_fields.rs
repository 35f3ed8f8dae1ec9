//! SK0614: a variant with an id of any text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Entry {
    Order(Order),
    Note {
        #[pk(concat)]
        customer: u32,
        id: String,
    },
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

fn main() {}
