//! SK0401: synthetic-key-cosmos marks documents with `_move` while items move.

use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[serde(rename = "_move")]
    change: String,
}

fn main() {}
