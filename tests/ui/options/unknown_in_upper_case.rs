//! SK0102: an option in upper case
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(Concat)]
    tenant: String,
}

fn main() {}
