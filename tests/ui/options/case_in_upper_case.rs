//! SK0104: a case in upper case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, case = "Lower")]
    site: String,
}

fn main() {}
