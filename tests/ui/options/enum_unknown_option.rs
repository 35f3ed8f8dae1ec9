//! SK0102: an unknown option of an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(seperator = "/")]
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
