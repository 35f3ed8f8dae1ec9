//! SK0403: variants that are objects inside an object, with hooks
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
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
