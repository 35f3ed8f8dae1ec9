//! SK0104: an empty list of earlier numbers of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = [])]
    vin: String,
}

fn main() {}
