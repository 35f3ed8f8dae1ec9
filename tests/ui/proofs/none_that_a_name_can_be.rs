//! SK0613: an absent variant that is named like one that is there
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "Unknown")]
    site: Option<Region>,
}

#[derive(KeyPart)]
enum Region {
    Europe,
    Unknown,
}

fn main() {}
