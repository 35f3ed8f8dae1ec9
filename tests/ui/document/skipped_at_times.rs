//! SK0402: a part that serde skips under a condition
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order {
    #[pk(concat)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    tenant: String,
}

fn main() {}
