//! SK0104: the names of nested fields without quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, path = site.city)]
    site: String,
}

fn main() {}
