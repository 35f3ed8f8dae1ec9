//! SK0616: a variant whose id the enum does not write
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Placed(Placed),
    Cancelled(Cancelled),
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed, id = "{tenant}-{number}")]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
