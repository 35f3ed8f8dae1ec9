//! Fields that only look as if they took the property.
use serde::{Deserialize, Serialize};
use synthetic_key::{Keyed, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde(rename = "partition_key")]
    partition_key: String,
    #[serde(skip, rename = "partitionKey")]
    cached_key: String,
}

fn main() {
    let json = r#"{"tenant":"contoso","partition_key":"","partitionKey":"contoso"}"#;
    let order: Keyed<Order> = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&order).unwrap(), json);
}
