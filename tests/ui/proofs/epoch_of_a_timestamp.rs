//! SK0606: a unit of a timestamp, which needs none
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: DateTime<Utc>,
}

fn main() {}
