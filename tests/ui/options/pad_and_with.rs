//! SK0106: zeros before what a function makes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6, with = half)]
    number: u32,
}

fn half(number: &u32) -> u32 {
    number / 2
}

fn main() {}
