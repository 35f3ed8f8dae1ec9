//! SK0301: a suffix without a number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix)]
    vin: String,
}

fn main() {}
