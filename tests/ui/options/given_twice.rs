//! SK0105: an option given twice in one attribute
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/", separator = ":")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
