//! SK0401: an id that is made, and a field that is named `id`
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(id = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
    id: String,
}

fn main() {}
