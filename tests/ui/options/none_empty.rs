//! SK0104: no text for an absent value
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "")]
    site: Option<u32>,
}

fn main() {}
