//! SK0210: a field by another name than in the document
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(id = "{order_number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    order_number: u64,
}

fn main() {}
