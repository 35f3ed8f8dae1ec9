//! SK0207: zeros before a number that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(pad = 6)]
    number: u32,
}

fn main() {}
