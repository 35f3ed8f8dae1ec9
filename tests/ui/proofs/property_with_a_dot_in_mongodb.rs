//! SK0625: MongoDB takes a dot for the way into an object

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "mongodb", property = "keys.pk", unique_ids)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
