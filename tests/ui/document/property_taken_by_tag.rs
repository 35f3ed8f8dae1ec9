//! SK0401: serde's tag takes the key's property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(tag = "kind")]
#[pk(property = "kind")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
