//! SK0701: a struct without fields
use synthetic_key::KeyPart;

#[derive(KeyPart)]
struct Europe;

fn main() {}
