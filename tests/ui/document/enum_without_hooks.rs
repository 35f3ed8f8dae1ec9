//! SK0405: an enum that is stored without its key
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        tenant: String,
        reason: String,
    },
}

fn main() {}
