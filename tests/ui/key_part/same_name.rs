//! SK0703: two variants of one name in the document
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
enum Region {
    Europe,
    #[serde(rename = "Europe")]
    EuropeanUnion,
}

fn main() {}
