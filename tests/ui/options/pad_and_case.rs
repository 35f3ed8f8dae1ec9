//! SK0106: digits and letters
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6, case = "lower")]
    number: u32,
}

fn main() {}
