//! SK0606: a template that names a float
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{price}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    price: f64,
}

fn main() {}
