//! SK0203: uses of a struct with a suffix alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {
    let trip = Trip {
        vin: "1HGCM82633A004352".into(),
    };
    println!("{} {}", trip.partition_key(), Trip::LAYOUT);
    println!("{}", TripKey { vin: &trip.vin }.partition_key());
    let json = serde_json::to_string(&trip).unwrap();
    let trip: Trip = serde_json::from_str(&json).unwrap();
    println!("{:?}", trip.try_partition_key());
}
