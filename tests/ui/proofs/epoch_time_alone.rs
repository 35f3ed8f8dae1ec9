//! SK0604: a key of periods of an integer alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat, rollup = "hour", epoch = "ms")]
    at: i64,
    device: u64,
}

fn main() {}
