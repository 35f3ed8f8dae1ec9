//! SK0601 SK0605: two proofs that fail for one key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", separator = "/")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
