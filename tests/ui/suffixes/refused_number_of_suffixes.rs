//! SK0301: uses of a struct with too few suffixes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 1)]
    vin: String,
}

fn main() {
    let trip = Trip {
        city: "Oslo".into(),
        vin: "1HGCM82633A004352".into(),
    };
    println!("{} {}", trip.partition_key(), Trip::LAYOUT);
    println!(
        "{}",
        TripKey {
            city: "Oslo",
            vin: &trip.vin
        }
        .partition_key()
    );
    println!("{:?}", TripKeys { city: "Oslo" }.iter().next());
    let json = serde_json::to_string(&trip).unwrap();
    let trip: Trip = serde_json::from_str(&json).unwrap();
    println!("{:?}", trip.try_partition_key());
}
