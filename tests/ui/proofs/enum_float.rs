//! SK0606: a float in a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        price: f64,
    },
}

fn main() {}
