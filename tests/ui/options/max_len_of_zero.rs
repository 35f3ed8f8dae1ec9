//! SK0104: a text of no bytes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, max_len = 0)]
    site: String,
}

fn main() {}
