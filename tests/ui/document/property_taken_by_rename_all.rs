//! SK0401: a field that `rename_all` renames to the key's property
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[serde(remote = "Self", rename_all = "camelCase")]
struct Order {
    #[pk(concat)]
    tenant: String,
    partition_key: String,
}

fn main() {}
