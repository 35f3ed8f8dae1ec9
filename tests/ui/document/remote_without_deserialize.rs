//! SK0407: hooks for reading, and no function to read with
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
