//! SK0402: two fields that the document calls by one name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    #[serde(rename = "tenant")]
    customer: u32,
    #[pk(concat)]
    tenant: u32,
}

#[derive(SyntheticKey)]
#[pk(id = "{number}")]
#[serde(rename_all = "camelCase")]
struct Line {
    #[pk(concat)]
    tenant: u32,
    number: u32,
    #[serde(rename = "number")]
    row: u32,
}

fn main() {}
