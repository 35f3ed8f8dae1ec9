//! SK0403: an untagged enum that writes its key, and holds itself
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(untagged, remote = "Self")]
enum Event {
    Login {
        #[pk(concat)]
        user: u32,
    },
    Again(Box<Event>),
}

fn main() {
    let event = Event::Login { user: 7 };
    println!("{}", serde_json::to_string(&event).unwrap());
}
