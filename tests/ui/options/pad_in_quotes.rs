//! SK0104: a number of digits in quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = "6")]
    number: u32,
}

fn main() {}
