//! SK0606: a map to hash
use std::collections::HashMap;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    labels: HashMap<String, String>,
}

fn main() {}
