//! SK0211: an enum that is stored, of variants without data
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
enum Event {
    Started,
    Stopped,
}

fn main() {}
