//! SK0104: the path to the crate in quotes, on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(crate = "synthetic_key")]
struct Tenant(String);

fn main() {}
