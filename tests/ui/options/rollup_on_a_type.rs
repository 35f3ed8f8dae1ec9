//! SK0103: a rollup on a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(rollup = "day")]
struct Reading {
    #[pk(concat)]
    device: u64,
}

fn main() {}
