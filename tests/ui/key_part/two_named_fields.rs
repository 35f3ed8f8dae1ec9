//! SK0701: a struct with two named fields
use synthetic_key::KeyPart;

#[derive(KeyPart)]
struct Address {
    city: String,
    zip: u16,
}

fn main() {}
