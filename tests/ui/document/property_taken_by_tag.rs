//! SK0401: serde's tag takes the key's property
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self", tag = "kind")]
#[pk(property = "kind")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
