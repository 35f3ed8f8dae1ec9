//! SK0208: a level in a variant
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat, level = 1)]
        tenant: String,
    },
}

fn main() {}
