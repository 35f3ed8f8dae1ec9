//! SK0102: an option that does not exist, with a name near to none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(partition)]
    tenant: String,
}

fn main() {}
