//! SK0103: an option on a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    #[pk(separator = "/")]
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
