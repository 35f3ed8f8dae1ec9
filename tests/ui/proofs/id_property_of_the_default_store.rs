//! SK0625: a type that names no store is for Cosmos DB, where an item has its id in `id`

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id_property = "sk")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
