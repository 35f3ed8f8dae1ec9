//! SK0501: a layout that differs by spaces alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{city}.{xxh64(vin)%400+1}")]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
