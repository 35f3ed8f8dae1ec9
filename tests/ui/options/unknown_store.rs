//! SK0104: a store that is not known
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "postgres")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
