//! SK0301: one suffix
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 1)]
    vin: String,
}

fn main() {}
