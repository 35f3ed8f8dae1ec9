//! SK0604: a key of a date alone
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
}

fn main() {}
