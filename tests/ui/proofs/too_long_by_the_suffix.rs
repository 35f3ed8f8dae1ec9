//! SK0603: keys that the suffix makes too long
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(max_len = 10)]
struct Trip {
    #[pk(concat)]
    date: chrono::NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
