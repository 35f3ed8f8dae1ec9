//! SK0614: a row key that is stored as a number
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "PascalCase")]
#[pk(keyed, store = "table")]
struct Order {
    #[pk(concat)]
    tenant: String,
    row_key: u32,
}

fn main() {}
