//! SK0606: a timestamp of jiff without a time zone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: jiff::civil::DateTime,
}

fn main() {}
