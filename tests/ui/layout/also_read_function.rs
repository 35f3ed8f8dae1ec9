//! SK0502: functions that cannot be called
use synthetic_key::SyntheticKey;

struct Car {
    vin: u64,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{city:fn(1st)}", "{car.vin:fn(first)}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800, path = "vin")]
    car: Car,
}

fn main() {}
