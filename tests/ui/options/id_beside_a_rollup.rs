//! SK0106: an id of a period
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, id, rollup = "hour")]
    at: DateTime<Utc>,
}

fn main() {}
