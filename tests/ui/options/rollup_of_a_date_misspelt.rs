//! SK0102: a misspelt rollup of a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rolup = "month")]
    on: NaiveDate,
}

fn main() {}
