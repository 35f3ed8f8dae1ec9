//! SK0701: a variant that holds data under a name
use synthetic_key::KeyPart;

#[derive(KeyPart)]
enum Region {
    Europe,
    Other { name: String },
}

fn main() {}
