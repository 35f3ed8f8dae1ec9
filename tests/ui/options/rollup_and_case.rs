//! SK0106: letters of a period folded
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour", case = "lower")]
    at: DateTime<Utc>,
}

fn main() {}
