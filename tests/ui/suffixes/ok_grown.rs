//! A number of suffixes that has grown twice.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 800, was = [400, 200])]
    vin: String,
}

fn main() {
    let trip = TripKey {
        city: "Oslo",
        vin: "0",
    };
    assert!(trip.read_keys().eq(["Oslo.469", "Oslo.69"]));
    assert_eq!(Trip::LAYOUT, "{city}.{xxh64(vin) % 800 + 1 was 400, 200}");
}
