//! SK0104: a period in upper case
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "Day")]
    at: DateTime<Utc>,
}

fn main() {}
