//! SK0104: an empty list of layouts to read
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = [])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
