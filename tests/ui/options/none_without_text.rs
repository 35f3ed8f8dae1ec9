//! SK0104: an absent value without its text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none)]
    site: Option<u32>,
}

fn main() {}
