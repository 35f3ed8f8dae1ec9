//! SK0102: an option that does not exist, with a name near to one that does
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_sufix = 400)]
    vin: String,
}

fn main() {}
