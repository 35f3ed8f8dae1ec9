//! SK0625: an entity of a table has its id in a property of the service's

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", id_property = "sk")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
