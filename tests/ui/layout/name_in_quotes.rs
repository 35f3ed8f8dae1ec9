//! SK0501: a layout to paste that has quotes in it
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(layout = "{tenant}")]
struct Order {
    #[pk(concat)]
    #[serde(rename = "tenant id")]
    tenant: String,
}

fn main() {}
