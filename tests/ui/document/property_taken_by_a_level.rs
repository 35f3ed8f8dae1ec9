//! SK0401: a field that is named like the property of a level
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    number: u64,
    partition_key2: String,
}

fn main() {}
