//! SK0301: more earlier suffixes than there can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = [400, 70000])]
    vin: String,
}

fn main() {}
