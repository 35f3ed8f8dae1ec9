//! SK0211: a variant with no fields in its braces
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {},
}

fn main() {}
