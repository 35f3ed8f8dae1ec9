//! SK0101: two commas between options
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/",, escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
