//! SK0612: zeros before a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 10)]
    number: NaiveDate,
}

fn main() {}
