//! SK0402: a timestamp that is stored as a number by a function
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[serde(with = "chrono::serde::ts_seconds")]
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
}

fn main() {}
