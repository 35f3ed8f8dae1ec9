//! SK0211: an enum whose variants hold nothing but itself
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Again(Box<Event>),
    AndAgain(Box<Self>),
}

fn main() {}
