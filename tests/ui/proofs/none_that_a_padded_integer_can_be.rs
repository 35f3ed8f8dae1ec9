//! SK0613: an absent number that a padded number can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "000000", pad = 6)]
    number: Option<u32>,
}

fn main() {}
