//! SK0306: earlier suffixes of a field that is not in the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(was = [400])]
    vin: String,
}

fn main() {}
