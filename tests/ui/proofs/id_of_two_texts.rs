//! SK0614: an id of two texts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{tenant}-{user}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    user: String,
    number: u64,
}

fn main() {}
