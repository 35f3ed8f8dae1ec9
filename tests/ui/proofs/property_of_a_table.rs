//! SK0625: an entity of a table has its key in a property of the service's

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", property = "pk")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
