//! SK0104: a period that there is not
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "week")]
    at: DateTime<Utc>,
}

fn main() {}
