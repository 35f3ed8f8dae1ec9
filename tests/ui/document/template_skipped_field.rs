//! SK0402: an id of a field that the document does not hold
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(id = "{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(skip)]
    number: u64,
}

fn main() {}
