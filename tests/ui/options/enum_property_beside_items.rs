//! SK0103: a property of an enum whose items have another
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "pk")]
enum Event {
    Placed(Placed),
    Cancelled(Cancelled),
}

#[derive(SyntheticKey)]
struct Placed {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
