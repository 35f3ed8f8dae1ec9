//! SK0106: a length for a period
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "hour", max_len = 10)]
    at: DateTime<Utc>,
}

fn main() {}
