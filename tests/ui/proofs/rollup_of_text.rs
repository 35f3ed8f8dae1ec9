//! SK0606: a timestamp as text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: String,
}

fn main() {}
