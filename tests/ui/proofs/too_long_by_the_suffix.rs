//! SK0603: keys that the suffix makes too long
use synthetic_key::{Store, SyntheticKey};

const SHORT: Store = Store::bytes(10);

#[derive(SyntheticKey)]
#[pk(store = SHORT)]
struct Trip {
    #[pk(concat)]
    date: chrono::NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
