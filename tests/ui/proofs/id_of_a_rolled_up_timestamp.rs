//! SK0606: an id that would take the rollup of the key
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{device}-{at}")]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
}

fn main() {}
