//! SK0625: MongoDB takes a dollar for an operator

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "mongodb", property = "$pk", unique_ids)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
