//! Functions that serde's derives do not find, or that take another type, are shown at the declaration
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(default = "missing")]
    lines: u32,
    #[serde(with = "nowhere")]
    total: u32,
    #[serde(skip_serializing_if = "is_zero")]
    tax: u32,
}

fn is_zero(text: &str) -> bool {
    text.is_empty()
}

fn main() {}
