//! SK0402: a part that serde skips under a condition
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(default, skip_serializing_if = "String::is_empty")]
    tenant: String,
}

fn main() {}
