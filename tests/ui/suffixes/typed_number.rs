//! SK0301: a number of suffixes with a type behind it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400u16)]
    vin: String,
}

fn main() {}
