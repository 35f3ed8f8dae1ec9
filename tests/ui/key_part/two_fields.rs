//! SK0701: a struct with two fields
use synthetic_key::KeyPart;

#[derive(KeyPart)]
struct Address(String, u16);

fn main() {}
