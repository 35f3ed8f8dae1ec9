//! SK0103: an option of a type on a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, separator = "/")]
    tenant: String,
}

fn main() {}
