//! SK0401: a field that is also read from the key's property
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    #[serde(alias = "partitionKey")]
    tenant: String,
}

fn main() {}
