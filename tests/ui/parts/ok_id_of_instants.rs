//! Ids of instants, which say how fine they are, whatever the key does.
use chrono::{DateTime, Utc};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{device}-{at:ns}", container = "telemetry-{at:second}")]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "hour")]
    at: DateTime<Utc>,
}

#[derive(SyntheticKey)]
#[pk(id = "{at:ms:ms}_{since:?\"never\":us}")]
struct Event {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, rollup = "day", epoch = "ms")]
    at: i64,
    since: Option<std::time::SystemTime>,
}

fn main() {
    let reading = Reading {
        device: "d".into(),
        at: DateTime::UNIX_EPOCH,
    };
    assert_eq!(reading.partition_key(), "d-1970-01-01T00");
    assert_eq!(reading.item_id().unwrap(), "d-1970-01-01T00:00:00.000000000");
    let event = Event {
        tenant: 7,
        at: -1,
        since: None,
    };
    assert_eq!(event.item_id().unwrap(), "1969-12-31T23:59:59.999_never");
}
