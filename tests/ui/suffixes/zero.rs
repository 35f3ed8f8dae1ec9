//! SK0301: no suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 0)]
    vin: String,
}

fn main() {}
