//! SK0104: a layout to read that is in no list
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = "{city}")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    km: u32,
}

fn main() {}
