//! SK0501: there are more suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{city}.{xxh64(vin) % 100 + 1}")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
