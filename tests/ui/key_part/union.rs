//! SK0701: a union
use synthetic_key::KeyPart;

#[derive(KeyPart)]
union Id {
    number: u64,
    bytes: [u8; 8],
}

fn main() {}
