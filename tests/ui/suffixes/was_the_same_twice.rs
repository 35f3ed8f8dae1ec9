//! SK0306: an earlier number of suffixes, given twice
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: u64,
    #[pk(hash_suffix = 800, was = [400, 200, 400])]
    vin: String,
}

fn main() {}
