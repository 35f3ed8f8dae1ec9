//! SK0104: a type where the crate's path belongs
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(crate = Self)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
