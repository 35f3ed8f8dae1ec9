//! SK0104: a unit that there is not
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch = "us")]
    at: i64,
}

fn main() {}
