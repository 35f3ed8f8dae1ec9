//! An enum of items, each of which writes its key.
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type")]
enum Event {
    Placed(Placed),
    Cancelled(Cancelled),
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
}

fn main() {
    let tenant = "contoso".to_owned();
    let json = serde_json::to_string(&Event::Cancelled(Cancelled { tenant })).unwrap();
    assert_eq!(json.matches("partitionKey").count(), 1);
    let event: Event = serde_json::from_str(&json).unwrap();
    assert_eq!(event.partition_key(), "contoso");
}
