//! SK0403: a tuple struct, which serde writes as an array
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
struct Order(#[pk(concat)] String, u64);

fn main() {}
