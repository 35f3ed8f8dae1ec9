//! SK0205: a number in front of a separator of digits
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "0-")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, first))]
    vin: String,
}

fn main() {}
