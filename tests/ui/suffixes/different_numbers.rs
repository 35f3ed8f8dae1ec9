//! SK0303: hashed fields with different numbers of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(hash_suffix = 100)]
    driver: String,
}

fn main() {}
