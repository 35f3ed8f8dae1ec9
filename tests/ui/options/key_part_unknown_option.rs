//! SK0102: an option that does not exist, on a part
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(rename = "tenant")]
struct Tenant(String);

fn main() {}
