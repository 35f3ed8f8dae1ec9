//! SK0205: an empty separator of an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        tenant: String,
        reason: String,
    },
}

fn main() {}
