//! SK0104: a period without quotes
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = day)]
    at: DateTime<Utc>,
}

fn main() {}
