//! SK0103: an option of a field on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(concat)]
struct Tenant(String);

fn main() {}
