//! SK0605: a suffix separator that Table Storage forbids
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", suffix_separator = "#")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
