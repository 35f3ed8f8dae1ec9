//! SK0613: an absent number that a number below zero can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, none = "-1")]
    site: Option<i32>,
}

fn main() {}
