//! SK0701: an enum without variants
use synthetic_key::KeyPart;

#[derive(KeyPart)]
enum Region {}

fn main() {}
