//! All forms of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, from = 0, pad = 2, first))]
    vin: String,
    #[pk(hash_suffix)]
    driver: String,
}

fn main() {}
