//! SK0501: a part has another name in the document
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(layout = "{tenant_id}-{number}")]
struct Order {
    #[pk(concat)]
    tenant_id: String,
    #[pk(concat)]
    number: u64,
}

fn main() {}
