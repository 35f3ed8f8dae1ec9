//! SK0502: fields that are not in the key, and one that is nowhere
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}-{km}", "{town}.{xxh64(vin, driver) % 400 + 1}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
