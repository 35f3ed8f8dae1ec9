//! SK0606: a newtype of a float
use synthetic_key::KeyPart;

#[derive(KeyPart)]
struct Price(f64);

fn main() {}
