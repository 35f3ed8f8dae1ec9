//! SK0614: an order and an invoice with one id
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Entry {
    Order(Order),
    Invoice(Invoice),
}

#[derive(SyntheticKey)]
#[pk(id = "{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(id = "{number}")]
struct Invoice {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

fn main() {}
