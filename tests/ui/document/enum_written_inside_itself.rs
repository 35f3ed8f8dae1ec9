//! SK0403: an untagged enum that writes its key, and holds itself
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(untagged)]
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
