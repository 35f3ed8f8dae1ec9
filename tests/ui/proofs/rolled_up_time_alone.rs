//! SK0604: a key of periods alone
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
    device: u64,
}

fn main() {}
