//! SK0205: a suffix separator with digits
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(suffix_separator = ".0")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
