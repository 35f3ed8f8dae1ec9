//! SK0301: one earlier suffix
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = [1])]
    vin: String,
}

fn main() {}
