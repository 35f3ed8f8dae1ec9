//! SK0401: a table writes the time of the last change into `Timestamp`.

use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "PascalCase")]
#[pk(keyed, store = "table")]
struct Reading {
    #[pk(concat)]
    device: String,
    timestamp: String,
}

fn main() {}
