//! SK0405: an enum of items that do not write their keys
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type")]
enum Event {
    Placed(Placed),
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
