//! SK0104: a width that the greatest suffix does not have
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(100, pad = 2))]
    vin: String,
}

fn main() {}
