//! SK0104: a period that there is not, of a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "week")]
    on: NaiveDate,
}

fn main() {}
