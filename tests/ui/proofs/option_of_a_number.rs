//! SK0606: a number that may be absent, as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: Option<u32>,
}

fn main() {}
