//! SK0403: uses of `Keyed` around an enum of objects inside objects
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
}

fn main() {
    let event = Keyed::new(Event::Placed {
        tenant: "contoso".into(),
    });
    let json = serde_json::to_string(&event).unwrap();
    let event: Keyed<Event> = serde_json::from_str(&json).unwrap();
    println!("{}", event.partition_key());
}
