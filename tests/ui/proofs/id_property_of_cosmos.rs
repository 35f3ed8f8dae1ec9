//! SK0625: an item of Cosmos DB has its id in `id`

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos", id_property = "sk")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
