//! SK0612: zeros before text under another name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6)]
    number: Code,
}

type Code = String;

fn main() {}
