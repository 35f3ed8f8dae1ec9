//! SK0104: a function in quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, with = "site_of")]
    site: String,
}

fn main() {}
