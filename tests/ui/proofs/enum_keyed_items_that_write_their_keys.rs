//! SK0616: `Keyed` around items that write their keys
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type")]
#[pk(keyed)]
enum Event {
    Placed(Placed),
    Cancelled(Cancelled),
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
