//! SK0606: zeros before text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6)]
    number: String,
}

fn main() {}
