//! SK0101: a colon in the place of `=`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix: 400)]
    vin: String,
}

fn main() {}
