//! SK0801, SK0805: the lookup of another type for a point read, and of an item that no variant holds
use synthetic_key::{Contains, Lookup, SyntheticKey};

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

#[derive(SyntheticKey)]
enum Event {
    Trip(Trip),
}

fn get<T, L: Lookup<T>>(_: &L) {}

fn get_from<T: Contains<I, N>, I, const N: usize>(_: &impl Lookup<I>) {}

fn main() {
    let login = LoginKey { user: "u-1" };
    get::<Trip, _>(&login);
    get_from::<Event, _, _>(&login);
}
