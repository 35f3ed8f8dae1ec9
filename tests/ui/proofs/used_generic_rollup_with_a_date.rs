//! SK0611: hours of a type parameter, which is a date where it is used
use chrono::NaiveDate;
use synthetic_key::part::Timestamp;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading<T: Timestamp> {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour")]
    value: T,
}

fn main() {
    let reading = Reading {
        device: 7,
        value: NaiveDate::MIN,
    };
    println!("{}", reading.partition_key());
}
