//! SK0401: a field that is also read from the key's property
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(alias = "partitionKey")]
    tenant: String,
}

fn main() {}
