//! SK0613: an absent answer that an answer can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "false")]
    site: Option<bool>,
}

fn main() {}
