//! SK0304: a field that is a part and is hashed
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat, hash_suffix = 400)]
    vin: String,
}

fn main() {}
