//! SK0106: an own hash of a text that is folded
use synthetic_key::SyntheticKey;

fn bucket(vin: &str) -> u64 {
    vin.len() as u64
}

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    city: String,
    #[pk(hash_suffix(10, by = bucket), case = "lower")]
    vin: String,
}

fn main() {}
