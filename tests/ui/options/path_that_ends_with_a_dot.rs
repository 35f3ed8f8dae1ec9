//! SK0104: a dot, and no name behind it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, path = "city.")]
    site: String,
}

fn main() {}
