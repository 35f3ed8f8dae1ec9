//! SK0103: a lock on the names of a newtype, which has none
use synthetic_key::KeyPart;

#[derive(KeyPart)]
#[pk(layout = "vin")]
struct Vin(String);

fn main() {}
