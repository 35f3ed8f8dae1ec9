//! SK0202: a variant of which no field is a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        tenant: String,
    },
}

fn main() {}
