//! SK0402: a part that serde skips
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    #[serde(skip)]
    tenant: String,
    total: u64,
}

fn main() {}
