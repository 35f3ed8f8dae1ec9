//! SK0404: the key would be written twice
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
