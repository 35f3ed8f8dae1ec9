//! An untagged enum, and one with its content apart, in `Keyed`.
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(untagged)]
#[pk(keyed)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        order: u64,
    },
}

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(tag = "type", content = "content")]
#[pk(keyed)]
enum Apart {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
}

fn main() {
    let json = serde_json::to_string(&Keyed::new(Event::Cancelled { order: 7 })).unwrap();
    assert_eq!(json, r#"{"order":7,"partitionKey":"7"}"#);
    let tenant = "contoso".to_owned();
    let json = serde_json::to_string(&Keyed::new(Apart::Placed { tenant })).unwrap();
    assert!(json.ends_with(r#"},"partitionKey":"contoso"}"#));
    let event: Keyed<Apart> = serde_json::from_str(&json).unwrap();
    assert_eq!(event.partition_key(), "contoso");
}
