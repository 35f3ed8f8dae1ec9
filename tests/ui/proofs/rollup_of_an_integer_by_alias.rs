//! SK0609: an integer that does not say what it counts, under another name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: Millis,
}

type Millis = i64;

fn main() {}
