//! Earlier numbers of suffixes on one of the hashed fields.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800, was = [400])]
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
    assert!(trip.read_keys().count() <= 2);
}
