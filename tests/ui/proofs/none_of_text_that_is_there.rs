//! SK0606: the text of an absent value that is always there
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "none")]
    site: String,
}

fn main() {}
