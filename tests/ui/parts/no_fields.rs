//! SK0202: a struct without fields
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Heartbeat;

fn main() {}
