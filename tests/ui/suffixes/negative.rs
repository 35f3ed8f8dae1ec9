//! SK0301: a negative number of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = -400)]
    vin: String,
}

fn main() {}
