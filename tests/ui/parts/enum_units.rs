//! SK0211: an enum that was to be a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Kind {
    Temperature,
    Humidity,
}

fn main() {}
