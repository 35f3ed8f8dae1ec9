//! SK0606: a rollup of what may be absent, without `none`
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: Option<DateTime<Utc>>,
}

fn main() {}
