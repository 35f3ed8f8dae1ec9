//! SK0201: uses of an enum
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
enum Event {
    Placed { tenant: String },
}

fn main() {
    let event = Event::Placed {
        tenant: "contoso".into(),
    };
    println!("{} {}", event.partition_key(), Event::LAYOUT);
    println!("{}", EventKey { tenant: "contoso" }.partition_key());
    let json = serde_json::to_string(&event).unwrap();
    let event: Event = serde_json::from_str(&json).unwrap();
    println!("{:?}", event.try_partition_key());
}
