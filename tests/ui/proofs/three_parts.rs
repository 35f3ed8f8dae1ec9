//! SK0601: two texts with an integer between them
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u16,
    #[pk(concat)]
    user: String,
}

fn main() {}
