//! SK0609: a timestamp without a time zone, under another name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: Local,
}

type Local = chrono::NaiveDateTime;

fn main() {}
