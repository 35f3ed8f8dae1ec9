//! SK0407: hooks for writing, and no function to write with
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
