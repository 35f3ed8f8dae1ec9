//! SK0502: texts that are not layouts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}.{xxh64(vin) % 400 + 1 was 200}", "{city", "city"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
