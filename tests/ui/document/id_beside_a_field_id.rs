//! SK0401: an id that is made, and a field that is named `id`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
    id: String,
}

fn main() {}
