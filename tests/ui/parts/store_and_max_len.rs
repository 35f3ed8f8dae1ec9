//! SK0206: two limits for the length of a key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "cosmos", max_len = 100)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
