//! One suffix from two fields.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(hash_suffix = 400)]
    driver: u64,
}

fn main() {
    assert_eq!(TripKeys { city: "Oslo" }.iter().count(), 400);
}
