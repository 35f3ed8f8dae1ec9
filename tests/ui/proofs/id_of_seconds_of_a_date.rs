//! SK0611: an id of the seconds of a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{date:second}")]
struct Report {
    #[pk(concat)]
    tenant: String,
    date: NaiveDate,
}

fn main() {}
