//! SK0402: a hashed field that a function writes
use serde::{Serialize, Serializer};
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
#[pk(keyed)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    #[serde(serialize_with = "masked")]
    vin: String,
}

fn masked<S: Serializer>(vin: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&vin[..11])
}

fn main() {}
