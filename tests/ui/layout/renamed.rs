//! SK0501: a part has another name in the document
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self", rename_all = "camelCase")]
#[pk(layout = "{tenant_id}-{number}")]
struct Order {
    #[pk(concat)]
    tenant_id: String,
    #[pk(concat)]
    number: u64,
}

fn main() {}
