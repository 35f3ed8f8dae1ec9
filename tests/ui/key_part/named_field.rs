//! SK0702: a named field, which serde writes as an object
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
struct Tenant {
    id: String,
}

fn main() {}
