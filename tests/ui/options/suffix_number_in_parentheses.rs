//! SK0104: the number of suffixes in parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(400))]
    vin: String,
}

fn main() {}
