//! SK0205: a suffix separator of nothing
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(suffix_separator = "")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
