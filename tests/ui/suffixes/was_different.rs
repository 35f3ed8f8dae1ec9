//! SK0306: two lists of earlier numbers of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = [400])]
    vin: String,
    #[pk(hash_suffix = 800, was = [200])]
    driver: u64,
}

fn main() {}
