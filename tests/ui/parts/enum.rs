//! SK0201: a key for an enum
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled,
}

fn main() {}
