//! SK0104: the path to the crate in quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(crate = "synthetic_key")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
