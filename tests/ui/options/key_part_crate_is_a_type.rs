//! SK0104: a type where the crate's path belongs, on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(crate = Vec<u8>)]
struct Tenant(String);

fn main() {}
