//! SK0405: an enum that hides the keys that its items write
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
enum Event {
    Placed(Placed),
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
