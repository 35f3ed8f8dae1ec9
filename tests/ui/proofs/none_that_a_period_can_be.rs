//! SK0613: an absent day that a day can be
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", none = "2018-08-09")]
    at: Option<DateTime<Utc>>,
}

fn main() {}
