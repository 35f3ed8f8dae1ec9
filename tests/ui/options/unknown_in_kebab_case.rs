//! SK0101: an option with a hyphen
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash-suffix = 400)]
    vin: String,
}

fn main() {}
