//! SK0104: no names of nested fields
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, path = "")]
    site: String,
}

fn main() {}
