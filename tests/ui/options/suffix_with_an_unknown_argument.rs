//! SK0102: an argument that a suffix does not take
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, start = 0))]
    vin: String,
}

fn main() {}
