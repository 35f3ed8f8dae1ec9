//! SK0402: an id of a field that the document does not hold
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(id = "{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(skip)]
    number: u64,
}

fn main() {}
