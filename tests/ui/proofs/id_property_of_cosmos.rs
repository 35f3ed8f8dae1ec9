//! SK0625: an item of Cosmos DB has its id in `id`, and its key in no property of the service's

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos", id_property = "sk")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

#[derive(SyntheticKey)]
#[pk(store = "cosmos-small", property = "_etag")]
struct Session {
    #[pk(concat)]
    user: u32,
}

fn main() {}
