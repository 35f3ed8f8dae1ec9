//! SK0801, SK0802: many keys for a point read, and the lookup of another type for a scan
use synthetic_key::{Lookup, FanOut, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
struct Login {
    #[pk(concat)]
    user: String,
}

fn get<T, L: Lookup<T>>(_: &L) {}

fn scan<T, S: FanOut<T>>(_: &S) {}

fn main() {
    get::<Trip, _>(&TripKeys { date: "2018-08-09" });
    scan::<Trip, _>(&LoginKey { user: "u-1" });
}
