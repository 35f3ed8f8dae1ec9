//! SK0306: uses of a struct with earlier suffixes that are those of now
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400, was = [400])]
    vin: String,
}

fn main() {
    let trip = TripKey {
        city: "Oslo",
        vin: "1HGCM82633A004352",
    };
    println!("{} {}", trip.partition_key(), trip.read_keys().count());
    println!("{:?}", TripKeys { city: "Oslo" }.iter().next());
}
