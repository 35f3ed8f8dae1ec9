//! SK0104: more digits than an integer has
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 40)]
    number: u32,
}

fn main() {}
