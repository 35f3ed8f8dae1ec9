//! Ids that hold the key, and those that somebody calls unique.
use chrono::{DateTime, Utc};
use synthetic_key::{RandomSuffix, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{device}:{at:second}")]
struct Reading {
    #[pk(concat)]
    device: u32,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
}

#[derive(SyntheticKey)]
#[pk(store = "mongodb", unique_ids)]
struct Event {
    #[pk(concat)]
    tenant: u32,
    #[pk(random_suffix = 4)]
    shard: RandomSuffix<4>,
    #[pk(id)]
    number: u64,
}

fn main() {
    let reading = Reading {
        device: 7,
        at: DateTime::UNIX_EPOCH,
    };
    assert_eq!(reading.item_id().unwrap(), "7:1970-01-01T00:00:00");
    let event = Event {
        tenant: 7,
        shard: RandomSuffix::new(3).unwrap(),
        number: 1,
    };
    assert_eq!(event.item_id().unwrap(), "1");
}
