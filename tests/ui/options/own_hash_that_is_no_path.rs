//! SK0104: an own hash that is not a function
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, by = "md5"))]
    vin: String,
}

fn main() {}
