//! SK0606: a timestamp of chrono without a time zone
use chrono::NaiveDateTime;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: NaiveDateTime,
}

fn main() {}
