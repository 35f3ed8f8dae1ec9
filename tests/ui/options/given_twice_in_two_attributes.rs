//! SK0105: an option given in two attributes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    #[pk(hash_suffix = 100)]
    vin: String,
}

fn main() {}
