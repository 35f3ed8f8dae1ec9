//! SK0401: a field renamed to the key's property
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(rename = "partitionKey")]
    legacy_key: String,
}

fn main() {}
