//! SK0104: a level in parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, level(2))]
    number: u32,
}

fn main() {}
