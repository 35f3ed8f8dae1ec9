//! SK0303: hashed fields that say different things of one number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, from = 0))]
    vin: String,
    #[pk(hash_suffix = 10)]
    driver: String,
}

fn main() {}
