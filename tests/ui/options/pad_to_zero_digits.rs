//! SK0104: no digits
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 0)]
    number: u32,
}

fn main() {}
