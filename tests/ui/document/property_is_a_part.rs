//! SK0401: the key's property has the name of its own part
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(property = "tenant")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
