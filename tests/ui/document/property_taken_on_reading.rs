//! SK0401: a field that is read from the key's property and written elsewhere
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(rename(deserialize = "partitionKey"))]
    legacy_key: String,
}

fn main() {}
