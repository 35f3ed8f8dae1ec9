//! SK0211: a part of a key as the one value of a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled(#[pk(concat)] String),
}

fn main() {}
