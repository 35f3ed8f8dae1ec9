//! SK0614: an id of two texts that are marked
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    user: String,
    #[pk(id)]
    cart: String,
}

fn main() {}
