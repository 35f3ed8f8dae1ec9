//! SK0104: a way to verify that does not exist
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(verify = "warn")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
