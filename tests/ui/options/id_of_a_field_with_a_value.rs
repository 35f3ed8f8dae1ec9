//! SK0104: a template for a field, which is the id as it is
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id = "{number}")]
    number: u64,
}

fn main() {}
