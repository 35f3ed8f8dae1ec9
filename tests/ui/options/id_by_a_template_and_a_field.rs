//! SK0106: an id by a template, and by a field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u64,
}

fn main() {}
