//! SK0106: digits for a period
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day", epoch = "s", pad = 10)]
    at: u32,
}

fn main() {}
