//! SK0622: the field that is the key is stored as a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "tenant")]
struct Order {
    #[pk(concat)]
    tenant: u64,
}

fn main() {}
