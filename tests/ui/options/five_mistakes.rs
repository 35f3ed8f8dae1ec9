//! SK0102 SK0103 SK0301 SK0402 SK0606: five different mistakes in one struct
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
#[pk(seperator = "/")]
struct Order {
    #[pk(concat, escape)]
    tenant: String,
    #[pk(concat)]
    #[serde(skip)]
    region: String,
    #[pk(concat)]
    price: f64,
    #[pk(hash_suffix = 1)]
    user: String,
}

fn main() {}
