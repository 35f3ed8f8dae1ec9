//! SK0407: the side that is named is not the one that is derived
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(deserialize)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
