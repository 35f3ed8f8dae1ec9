//! SK0207: a rollup without `concat`
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(rollup = "day")]
    at: DateTime<Utc>,
}

fn main() {}
