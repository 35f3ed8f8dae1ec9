//! SK0104: a period of an id, in a key
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "second")]
    at: DateTime<Utc>,
}

fn main() {}
