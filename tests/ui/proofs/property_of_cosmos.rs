//! SK0625: a property that Cosmos DB writes itself cannot hold the key

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos-small", property = "_etag")]
struct Session {
    #[pk(concat)]
    user: u32,
}

fn main() {}
