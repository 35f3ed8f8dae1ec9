//! SK0201: a key for an enum, with options on the type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/")]
enum Event {
    Placed(String),
}

fn main() {}
