//! SK0606: a time of day as a part
use chrono::NaiveTime;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Trip {
    #[pk(concat)]
    start: NaiveTime,
}

fn main() {}
