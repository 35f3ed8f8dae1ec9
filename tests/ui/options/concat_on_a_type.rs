//! SK0103: an option of a field on a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(concat)]
struct Order {
    tenant: String,
}

fn main() {}
