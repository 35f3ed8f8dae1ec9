//! SK0103: a container of an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "events-{tenant}")]
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
