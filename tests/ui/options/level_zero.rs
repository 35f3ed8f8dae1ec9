//! SK0104: a level before the first
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, level = 0)]
    number: u32,
}

fn main() {}
