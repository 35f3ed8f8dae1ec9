//! SK0207: a length of text that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(max_len = 64)]
    site: String,
}

fn main() {}
