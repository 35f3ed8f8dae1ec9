//! SK0403: serde writes the one field alone
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(transparent)]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
