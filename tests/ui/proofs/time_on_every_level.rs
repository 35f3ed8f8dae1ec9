//! SK0604: time on every level
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, level = 1, rollup = "year")]
    year: DateTime<Utc>,
    #[pk(concat, level = 2, rollup = "day")]
    day: DateTime<Utc>,
}

fn main() {}
