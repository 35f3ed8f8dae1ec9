//! SK0207: letters folded that are not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(case = "lower")]
    site: String,
}

fn main() {}
