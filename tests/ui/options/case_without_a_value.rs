//! SK0104: no case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, case)]
    site: String,
}

fn main() {}
