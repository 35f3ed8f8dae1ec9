//! Layouts that are also read.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(
    layout = "{city}.{xxh64(vin, driver) % 800 + 1}",
    also_read = ["{city}.{xxh64(vin, driver) % 400 + 1}", "{city}"]
)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800)]
    vin: String,
    #[pk(hash_suffix = 800)]
    driver: u64,
}

fn main() {
    let trip = TripKey {
        city: "Oslo",
        vin: "0",
        driver: 7,
    };
    assert_eq!(trip.read_keys().last().unwrap(), "Oslo");
    assert_eq!(TripKeys { city: "Oslo" }.iter().len(), 1 + 800);
}
