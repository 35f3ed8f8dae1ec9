//! SK0202: no field of a tuple struct is a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Tenant(String);

fn main() {}
