//! SK0606: a unit of a float
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: f64,
}

fn main() {}
