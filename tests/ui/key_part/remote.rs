//! SK0702: a newtype that serde writes in another's name
use serde::{Deserialize, Serialize};
use synthetic_key::KeyPart;

#[derive(Serialize, Deserialize, KeyPart)]
#[serde(remote = "Self")]
struct Tenant(String);

fn main() {}
