//! SK0306: an earlier number of suffixes that is the one of now
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 400, was = [400])]
    vin: String,
}

fn main() {}
