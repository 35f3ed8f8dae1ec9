//! SK0601: two texts in a variant
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
        #[pk(concat)]
        user: String,
    },
}

fn main() {}
