//! SK0106: an own hash of two fields
use synthetic_key::SyntheticKey;

fn bucket(vin: &str) -> u64 {
    vin.len() as u64
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, by = bucket))]
    vin: String,
    #[pk(hash_suffix)]
    driver: String,
}

fn main() {}
