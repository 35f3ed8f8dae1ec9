//! SK0613: an absent number that a number can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "7")]
    site: Option<u32>,
}

fn main() {}
