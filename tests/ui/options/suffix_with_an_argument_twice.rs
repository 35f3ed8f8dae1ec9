//! SK0105: an argument of a suffix that is given twice
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, from = 0, from = 0))]
    vin: String,
}

fn main() {}
