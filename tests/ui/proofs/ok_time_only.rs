//! Time alone where that is said, and time with something else.
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(time_only)]
struct Holiday {
    #[pk(concat)]
    date: NaiveDate,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
