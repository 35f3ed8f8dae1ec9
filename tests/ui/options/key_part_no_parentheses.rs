//! SK0101: `#[pk]` without options, on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk]
struct Tenant(String);

fn main() {}
