//! SK0207: a level of a field that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(level = 2)]
    number: u32,
}

fn main() {}
