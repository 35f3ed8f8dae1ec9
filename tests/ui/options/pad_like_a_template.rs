//! SK0104: a number of digits with a zero before it, as templates have it, which is 6
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = "06")]
    number: u32,
}

fn main() {}
