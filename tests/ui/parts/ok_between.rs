//! The keys of every day between two instants.
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device: u64,
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
}

fn main() {
    let from = "2018-12-30T23:00:00Z".parse().unwrap();
    let to = "2019-01-01T01:00:00Z".parse().unwrap();
    let keys: Vec<_> = ReadingKeys::between(7, from, to).collect();
    assert_eq!(keys, ["7-2018-12-30", "7-2018-12-31", "7-2019-01-01"]);
}
