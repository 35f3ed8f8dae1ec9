//! SK0402: a part that serde does not read
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    #[serde(skip_deserializing)]
    tenant: String,
    total: u64,
}

fn main() {}
