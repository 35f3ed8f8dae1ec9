//! SK0606: a unit of text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: String,
}

fn main() {}
