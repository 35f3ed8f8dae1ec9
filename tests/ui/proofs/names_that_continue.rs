//! SK0601: an enum of which one name goes on where another ends
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Region {
    Eu,
    EuWest,
    Us,
}

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    region: Region,
    #[pk(concat)]
    tenant: String,
}

fn main() {}
