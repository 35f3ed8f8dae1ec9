//! An enum of variants with fields, which writes its keys.
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        tenant: String,
        #[pk(concat, rollup = "day")]
        at: chrono::DateTime<chrono::Utc>,
    },
}

fn main() {
    let tenant = "contoso".to_owned();
    let event = Event::Placed { tenant };
    let json = serde_json::to_string(&event).unwrap();
    assert_eq!(
        json,
        r#"{"type":"Placed","tenant":"contoso","partitionKey":"contoso"}"#
    );
    let event: Event = serde_json::from_str(&json).unwrap();
    assert_eq!(event.partition_key(), "contoso");
    let at = chrono::DateTime::UNIX_EPOCH;
    let key = EventCancelledKey {
        tenant: "contoso",
        at,
    }
    .partition_key();
    assert_eq!(key, "contoso-1970-01-01");
}
