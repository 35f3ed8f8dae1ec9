//! SK0606: a date with a time and a zone as a part
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Event {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    at: DateTime<Utc>,
}

fn main() {}
