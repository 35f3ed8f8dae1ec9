//! SK0613: an absent text that a text can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "none")]
    site: Option<String>,
}

fn main() {}
