//! SK0403: a tuple struct, which serde writes as an array
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order(#[pk(concat)] String, u64);

fn main() {}
