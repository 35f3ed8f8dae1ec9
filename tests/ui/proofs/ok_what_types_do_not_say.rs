//! Keys of time alone, in types that do not say so: see the README.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    date: String,
}

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    year: u16,
    #[pk(concat)]
    month: u8,
}

fn main() {
    let trip = Trip {
        date: "2018-08-09".to_owned(),
    };
    assert_eq!(trip.partition_key(), "2018-08-09");
    let reading = Reading {
        year: 2018,
        month: 8,
    };
    assert_eq!(reading.partition_key(), "2018-8");
}
