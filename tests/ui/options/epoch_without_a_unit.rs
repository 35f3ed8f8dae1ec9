//! SK0104: no unit
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch)]
    at: i64,
}

fn main() {}
