//! SK0602: a key of a few values
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart)]
enum Region {
    Europe,
    America,
    Asia,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    is_test: bool,
}

fn main() {}
