//! SK0611: hours of a date of time
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour")]
    at: time::Date,
}

fn main() {}
