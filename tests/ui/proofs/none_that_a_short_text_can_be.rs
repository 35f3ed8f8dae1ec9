//! SK0613: an absent text that a short text can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "none", max_len = 8)]
    site: Option<String>,
}

fn main() {}
