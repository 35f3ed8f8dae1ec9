//! SK0621: a fan-out over a layout with a field that it does not have
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{vin}-{city}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {
    let keys = TripKeys { city: "Oslo" };
    println!("{}", keys.iter().len());
    for key in &keys {
        println!("{key}");
    }
}
