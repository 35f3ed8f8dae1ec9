//! SK0104: the text of an absent value without quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = absent)]
    site: Option<u32>,
}

fn main() {}
