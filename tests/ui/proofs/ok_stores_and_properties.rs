//! What each store takes as a property, and numbers that a table gives back.

use synthetic_key::{Store, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(store = "table", property = "PartitionKey", id_property = "RowKey")]
struct Entity {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 16)]
    number: u32,
    #[pk(id, pad = 15)]
    id: u64,
}

#[derive(SyntheticKey)]
#[pk(store = "table", time_only)]
struct Reading {
    #[pk(concat, rollup = "day", epoch = "ms")]
    at: i64,
}

#[derive(SyntheticKey)]
#[pk(store = "mongodb", property = "a$", id_property = "_id")]
struct Document {
    #[pk(concat, id)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(store = "gremlin", property = "city")]
struct Vertex {
    #[pk(concat)]
    country: String,
}

const OWN: Store = Store::COSMOS.with_levels(2);

#[derive(SyntheticKey)]
#[pk(store = OWN)]
struct Visit {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

fn main() {
    assert_eq!((Entity::PROPERTY, Entity::ID_PROPERTY), ("PartitionKey", "RowKey"));
    assert_eq!((Reading::PROPERTY, Document::PROPERTY), ("PartitionKey", "a$"));
    assert_eq!((Vertex::PROPERTY, Vertex::ID_PROPERTY), ("city", "id"));
    assert_eq!(Visit::PATHS, ["/tenant", "/user"]);
}
