//! SK0207: a unit and a period of a field that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(rollup = "day", epoch = "s")]
    at: i64,
}

fn main() {}
