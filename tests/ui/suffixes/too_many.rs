//! SK0301: more suffixes than there may be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 65536)]
    vin: String,
}

fn main() {}
