//! SK0616: a variant under another property than the enum's own
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "pk")]
enum Event {
    Placed {
        #[pk(concat)]
        tenant: String,
    },
    Cancelled(Cancelled),
}

#[derive(SyntheticKey)]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
