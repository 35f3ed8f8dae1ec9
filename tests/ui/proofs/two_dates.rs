//! SK0604: a key of two dates
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Booking {
    #[pk(concat)]
    from: NaiveDate,
    #[pk(concat)]
    to: NaiveDate,
}

fn main() {}
