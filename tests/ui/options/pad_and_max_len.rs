//! SK0106: digits and bytes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6, max_len = 6)]
    number: u32,
}

fn main() {}
