//! SK0614: an order, and the same order inside of an archived entry
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Entry {
    Archived(Box<Entry>),
    Order(Order),
}

#[derive(SyntheticKey)]
enum Nested {
    Archived(Box<Self>),
    Entry(Said),
}

#[derive(SyntheticKey)]
#[pk(unique_ids)]
enum Said {
    Archived(Box<Self>),
    Order(Order),
}

#[derive(SyntheticKey)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

fn main() {}
