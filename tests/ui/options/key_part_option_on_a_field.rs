//! SK0103: an option on the field of a newtype
use synthetic_key::KeyPart;

#[derive(KeyPart)]
struct Tenant(#[pk(concat)] String);

fn main() {}
