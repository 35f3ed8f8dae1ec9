//! SK0401: the key's property has the name of one of its parts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde, property = "tenant")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u32,
}

fn main() {}
