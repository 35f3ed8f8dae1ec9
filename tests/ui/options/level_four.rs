//! SK0104: a level behind the last
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, level = 4)]
    number: u32,
}

fn main() {}
