//! SK0611: hours of a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour")]
    at: NaiveDate,
}

fn main() {}
