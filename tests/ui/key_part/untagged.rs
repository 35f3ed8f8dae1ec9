//! SK0702: an enum that serde writes without its name
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
#[serde(untagged)]
enum Region {
    Europe,
    Asia,
}

fn main() {}
