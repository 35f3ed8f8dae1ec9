//! SK0301: a constant for the number of suffixes
use synthetic_key::SyntheticKey;

const SHARDS: u16 = 400;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = SHARDS)]
    vin: String,
}

fn main() {}
