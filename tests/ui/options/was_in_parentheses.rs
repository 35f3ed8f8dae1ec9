//! SK0104: earlier numbers of suffixes in parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was(400))]
    vin: String,
}

fn main() {}
