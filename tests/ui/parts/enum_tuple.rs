//! SK0211: a variant with two values without names
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled(String, u64),
}

fn main() {}
