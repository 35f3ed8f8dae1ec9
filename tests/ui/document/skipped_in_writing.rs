//! SK0402: a part that serde does not write
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(skip_serializing, default)]
    tenant: String,
    total: u64,
}

fn main() {}
