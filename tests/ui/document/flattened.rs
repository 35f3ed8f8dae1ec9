//! SK0402: a part that serde flattens
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, Deserialize, KeyPart)]
struct Tenant(String);

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    #[serde(flatten)]
    tenant: Tenant,
}

fn main() {}
