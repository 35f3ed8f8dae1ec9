//! SK0104: a misspelled store
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamo")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
