//! SK0403: a tuple struct in `Keyed`
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Order(#[pk(concat)] String, u64);

fn main() {}
