//! SK0606: a float as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    price: f64,
}

fn main() {}
