//! SK0606: an array as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    mac: [u8; 6],
}

fn main() {}
