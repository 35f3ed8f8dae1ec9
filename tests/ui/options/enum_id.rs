//! SK0103: an id of an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{tenant}")]
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
