//! SK0211: an enum without variants
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {}

fn main() {}
