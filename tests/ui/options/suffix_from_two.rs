//! SK0104: suffixes that start at neither 0 nor 1
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, from = 2))]
    vin: String,
}

fn main() {}
