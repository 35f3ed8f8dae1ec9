//! SK0402: a field of a variant that the document does not hold
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
        #[serde(skip)]
        tenant: String,
        reason: String,
    },
}

fn main() {}
