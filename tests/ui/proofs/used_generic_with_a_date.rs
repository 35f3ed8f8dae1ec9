//! SK0604: a generic part, used with a date
use chrono::NaiveDate;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Report<Period> {
    #[pk(concat)]
    period: Period,
}

fn main() {
    let period: NaiveDate = "2018-08-09".parse().unwrap();
    println!("{}", Report { period }.partition_key());
}
