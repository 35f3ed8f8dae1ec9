//! SK0612: zeros before text in a newtype
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, pad = 6)]
    number: Code,
}

#[derive(KeyPart)]
struct Code(String);

fn main() {}
