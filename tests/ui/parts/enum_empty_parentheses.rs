//! SK0211: a variant with no values in its parentheses
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled(),
}

fn main() {}
