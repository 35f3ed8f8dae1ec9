//! SK0301: a number of suffixes with a fraction
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400.0)]
    vin: String,
}

fn main() {}
