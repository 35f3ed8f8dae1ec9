//! SK0601: two texts, and a separator that both can contain
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
