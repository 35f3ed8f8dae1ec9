//! SK0501: names of an enum that are not the locked ones
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Serialize, KeyPart)]
#[serde(rename_all = "snake_case")]
#[pk(layout = "free|pro-plus")]
enum Tier {
    Free,
    ProPlus,
}

fn main() {}
