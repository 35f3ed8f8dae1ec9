//! SK0606: a rollup of a length of time
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: std::time::Duration,
}

fn main() {}
