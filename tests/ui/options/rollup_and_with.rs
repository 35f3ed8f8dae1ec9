//! SK0106: a rollup of what a function makes
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", with = year)]
    at: DateTime<Utc>,
}

fn year(_: &DateTime<Utc>) -> u16 {
    2018
}

fn main() {}
