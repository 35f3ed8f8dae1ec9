//! SK0616: variants of different stores
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
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
#[pk(store = "dynamodb")]
struct Cancelled {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
