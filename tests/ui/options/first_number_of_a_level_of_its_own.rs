//! SK0106: a number before the parts of a level that has none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat, level = 1)]
    city: String,
    #[pk(hash_suffix(10, first), level = 2)]
    vin: String,
}

fn main() {}
