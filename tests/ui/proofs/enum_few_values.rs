//! SK0602: a variant with few keys
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(concat)]
        is_late: bool,
    },
}

fn main() {}
