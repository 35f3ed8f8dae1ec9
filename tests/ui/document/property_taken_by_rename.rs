//! SK0401: a field renamed to the key's property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(rename = "partitionKey")]
    legacy_key: String,
}

fn main() {}
