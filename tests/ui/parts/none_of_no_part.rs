//! SK0207: the text of an absent value that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(none = "none")]
    site: Option<u32>,
}

fn main() {}
