//! SK0301: text for the number of suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = "400")]
    vin: String,
}

fn main() {}
