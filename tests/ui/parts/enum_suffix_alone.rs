//! SK0203: a variant with a suffix alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled {
        #[pk(hash_suffix = 400)]
        tenant: String,
    },
}

fn main() {}
