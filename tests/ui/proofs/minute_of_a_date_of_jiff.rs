//! SK0611: minutes of a date of jiff
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "minute")]
    at: jiff::civil::Date,
}

fn main() {}
