//! SK0104: arguments of a suffix without its number
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix())]
    vin: String,
}

fn main() {}
