//! SK0211: an enum that is stored, of variants without data
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self")]
enum Event {
    Started,
    Stopped,
}

fn main() {}
