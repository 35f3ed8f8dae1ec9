//! SK0703: two variants to which `rename_all` gives one name
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "lowercase")]
enum Region {
    EuWest,
    Euwest,
}

fn main() {}
