//! SK0606: an id of a float
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    price: f64,
}

fn main() {}
