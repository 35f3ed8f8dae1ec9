//! SK0105: two periods for one field
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", rollup = "hour")]
    at: DateTime<Utc>,
}

fn main() {}
