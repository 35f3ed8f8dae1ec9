//! A nested field as the only part.
use synthetic_key::SyntheticKey;

struct Vehicle {
    number: u32,
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat, path = "number")]
    vehicle: Vehicle,
}

fn main() {
    let trip = Trip {
        vehicle: Vehicle { number: 7 },
    };
    assert_eq!(trip.partition_key(), "7");
}
