//! SK0102: a misspelt rollup
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rolup = "day")]
    at: DateTime<Utc>,
}

fn main() {}
