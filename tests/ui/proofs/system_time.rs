//! SK0606: a point in time as a part
use std::time::SystemTime;
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    at: SystemTime,
}

fn main() {}
