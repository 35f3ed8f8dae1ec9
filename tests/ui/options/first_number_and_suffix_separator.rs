//! SK0106: a suffix separator of a number in front
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(suffix_separator = ".")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, first))]
    vin: String,
}

fn main() {}
