//! SK0601: a text and an integer whose sign is the separator
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat)]
    celsius: i16,
}

fn main() {}
