//! SK0401: a field that `rename_all` renames to the key's property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Order {
    #[pk(concat)]
    tenant: String,
    partition_key: String,
}

fn main() {}
