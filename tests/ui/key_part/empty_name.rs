//! SK0701: a variant that is stored as empty text
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
enum Region {
    Europe,
    #[serde(rename = "")]
    Unknown,
}

fn main() {}
