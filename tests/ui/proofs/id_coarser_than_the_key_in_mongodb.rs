//! SK0618: an id that items of two hours can have
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{device}:{at:day}")]
struct Reading {
    #[pk(concat)]
    device: u32,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
}

fn main() {}
