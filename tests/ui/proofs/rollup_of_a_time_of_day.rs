//! SK0606: a rollup of a time without a date
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour")]
    at: chrono::NaiveTime,
}

fn main() {}
