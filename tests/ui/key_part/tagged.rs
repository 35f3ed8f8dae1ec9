//! SK0702: an enum that serde writes as an object with a tag
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
#[serde(tag = "kind")]
enum Region {
    Europe,
    Asia,
}

fn main() {}
