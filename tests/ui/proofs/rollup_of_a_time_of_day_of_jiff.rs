//! SK0609: a rollup of a time of jiff without a date
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour")]
    at: jiff::civil::Time,
}

fn main() {}
