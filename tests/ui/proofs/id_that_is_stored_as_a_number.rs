//! SK0614: an id that is stored as a number
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    id: u64,
    #[pk(concat)]
    tenant: String,
}

fn main() {}
