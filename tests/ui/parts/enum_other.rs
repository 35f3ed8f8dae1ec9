//! SK0211: a variant for every other kind of item
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "type")]
enum Event {
    Login {
        #[pk(concat)]
        tenant: String,
    },
    #[serde(other)]
    Unknown,
}

fn main() {}
