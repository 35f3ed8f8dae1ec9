//! SK0104: an earlier number of suffixes that is no list
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = 400)]
    vin: String,
}

fn main() {}
