//! SK0604: a suffix from a date, which is the same for every write of the day
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    created: NaiveDate,
}

fn main() {}
