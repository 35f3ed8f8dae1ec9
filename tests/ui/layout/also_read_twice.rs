//! SK0502: a layout that is listed twice
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}", "{vin}", "{city}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
