//! SK0621 SK0802: a fan-out over a layout with a field that it does not have
use synthetic_key::{FanOut, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(also_read = ["{vin}-{city}"])]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn scan(keys: &impl FanOut<Trip>) -> usize {
    keys.keys().count()
}

fn main() {
    let keys = TripKeys { city: "Oslo" };
    println!("{}", keys.iter().len());
    println!("{}", scan(&keys));
}
