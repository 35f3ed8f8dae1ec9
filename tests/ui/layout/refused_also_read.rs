//! SK0502: uses of a struct with a listed layout that cannot be read
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{town}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {
    let trip = TripKey {
        city: "Oslo",
        vin: "1HGCM82633A004352",
    };
    println!("{} {}", trip.partition_key(), trip.read_keys().count());
    println!("{:?} {:?}", TripKeys { city: "Oslo" }.iter().next(), Trip::ALSO_READ);
}
