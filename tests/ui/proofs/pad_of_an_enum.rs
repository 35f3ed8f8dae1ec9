//! SK0612: zeros before names
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 8)]
    number: Region,
}

#[derive(KeyPart)]
enum Region {
    Europe,
    Asia,
}

fn main() {}
