//! SK0103: layouts to read of an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{city}_{vin}"])]
enum Event {
    Trip {
        #[pk(concat)]
        city: String,
        #[pk(concat)]
        vin: u64,
    },
}

fn main() {}
