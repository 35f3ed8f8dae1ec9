//! SK0104: a wrong value in a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat, pad = 0)]
        number: u32,
    },
}

fn main() {}
