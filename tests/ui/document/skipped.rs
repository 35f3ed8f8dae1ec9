//! SK0402: a part that serde skips
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(skip)]
    tenant: String,
    total: u64,
}

fn main() {}
