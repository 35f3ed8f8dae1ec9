//! SK0203: a suffix, and nothing before it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
