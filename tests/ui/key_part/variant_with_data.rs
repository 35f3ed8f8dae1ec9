//! SK0701: a variant that holds data
use synthetic_key::KeyPart;

#[derive(KeyPart)]
enum Region {
    Europe,
    Other(String),
}

fn main() {}
