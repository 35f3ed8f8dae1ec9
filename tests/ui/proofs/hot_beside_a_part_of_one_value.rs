//! SK0604: a part with one value beside a date, which spreads nothing
use chrono::NaiveDate;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart)]
enum Kind {
    Trip,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    kind: Kind,
    #[pk(concat)]
    date: NaiveDate,
}

fn main() {}
