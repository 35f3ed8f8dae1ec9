//! SK0616: variants under different properties
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Event {
    Placed(Placed),
    Cancelled(Cancelled),
}

#[derive(SyntheticKey)]
#[pk(property = "pk")]
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
