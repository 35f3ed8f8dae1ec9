//! SK0702: a variant that serde writes without its name
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
enum Region {
    Europe,
    #[serde(untagged)]
    Unknown,
}

fn main() {}
