//! SK0614: ids of which one starts with the text of the other
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Entry {
    Order(Order),
    Cancelled(Cancelled),
    Customer(Customer),
}

#[derive(SyntheticKey)]
#[pk(id = "order-{number}")]
struct Order {
    #[pk(concat)]
    customer: u32,
    number: String,
}

#[derive(SyntheticKey)]
#[pk(id = "customer")]
struct Customer {
    #[pk(concat)]
    customer: u32,
}

#[derive(SyntheticKey)]
#[pk(id = "order-cancelled-{number}")]
struct Cancelled {
    #[pk(concat)]
    customer: u32,
    number: String,
}

fn main() {}
