//! SK0302: uses of a struct with two kinds of suffix
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(random_suffix = 400)]
    shard: RandomSuffix<400>,
}

fn main() {
    let shard = RandomSuffix::random();
    let trip = Trip {
        city: "Oslo".into(),
        vin: "1HGCM82633A004352".into(),
        shard,
    };
    println!("{} {}", trip.partition_key(), Trip::LAYOUT);
    println!(
        "{}",
        TripKey {
            city: "Oslo",
            vin: &trip.vin,
            shard
        }
        .partition_key()
    );
    println!("{:?}", TripKeys { city: "Oslo" }.iter().next());
    let json = serde_json::to_string(&trip).unwrap();
    let trip: Trip = serde_json::from_str(&json).unwrap();
    println!("{:?}", trip.try_partition_key());
}
