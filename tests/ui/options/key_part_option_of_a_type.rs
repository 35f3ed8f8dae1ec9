//! SK0103: an option of an item on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(separator = "/")]
struct Tenant(String);

fn main() {}
