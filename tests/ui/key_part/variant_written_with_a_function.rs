//! SK0702: a variant that a function writes
use serde::{Serialize, Serializer};
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
enum Region {
    Europe,
    #[serde(serialize_with = "nothing")]
    Unknown,
}

fn nothing<S: Serializer>(serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_unit()
}

fn main() {}
