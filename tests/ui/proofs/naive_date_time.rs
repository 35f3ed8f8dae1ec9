//! SK0606: a date with a time, to hash
use chrono::NaiveDateTime;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 400)]
    at: NaiveDateTime,
}

fn main() {}
