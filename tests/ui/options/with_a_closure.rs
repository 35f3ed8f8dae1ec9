//! SK0104: a closure for a function
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, with = |site| site.len())]
    site: String,
}

fn main() {}
