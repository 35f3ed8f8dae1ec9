//! SK0606: a tuple as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    position: (i32, i32),
}

fn main() {}
