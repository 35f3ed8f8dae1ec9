//! SK0502: four listed layouts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}", "{vin}", "{city}_{vin}", "{vin}_{city}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
