//! SK0611: hours of a date that may be absent
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour", none = "never")]
    at: Option<NaiveDate>,
}

fn main() {}
