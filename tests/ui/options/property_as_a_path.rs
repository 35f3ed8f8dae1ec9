//! SK0104: a path for the name of the property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "/pk")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
