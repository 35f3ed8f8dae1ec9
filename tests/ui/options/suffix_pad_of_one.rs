//! SK0104: a width that every suffix has
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(9, pad = 1))]
    vin: String,
}

fn main() {}
