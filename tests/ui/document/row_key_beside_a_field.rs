//! SK0401: an id for a table, and a field that is named `RowKey`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "PascalCase")]
#[pk(store = "table")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u64,
    row_key: String,
}

fn main() {}
