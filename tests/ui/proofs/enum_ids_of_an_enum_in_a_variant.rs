//! SK0614: an enum in a variant, with the ids of another variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Entry {
    Sale(Sale),
    Return(Return),
}

#[derive(SyntheticKey)]
enum Sale {
    Order(Order),
    Invoice(Invoice),
}

#[derive(SyntheticKey)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(id = "invoice-{number}")]
struct Invoice {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

#[derive(SyntheticKey)]
#[pk(id = "order-{number}")]
struct Return {
    #[pk(concat)]
    customer: u32,
    number: u64,
}

fn main() {}
