//! SK0103: an id in a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        tenant: String,
        #[pk(id)]
        number: u64,
    },
}

fn main() {}
