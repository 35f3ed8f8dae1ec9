//! SK0601: two texts of a tuple struct
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order(#[pk(concat)] String, #[pk(concat)] String);

fn main() {}
