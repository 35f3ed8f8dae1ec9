//! SK0616: the key of one variant is a field, and that of another is added
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "tenant")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(property = "tenant")]
struct Invoice {
    #[pk(concat)]
    customer: String,
}

#[derive(SyntheticKey)]
enum Event {
    Order(Order),
    Invoice(Invoice),
}

fn main() {}
