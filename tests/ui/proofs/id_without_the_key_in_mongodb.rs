//! SK0618: an id that items of two tenants can have
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "mongodb", id = "{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
