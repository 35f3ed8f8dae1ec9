//! SK0601: two texts, of which one is a newtype and the other is renamed
use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, Deserialize, KeyPart)]
struct Tenant(String);

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
struct Order {
    #[pk(concat)]
    tenant_id: Tenant,
    #[pk(concat)]
    user_id: Box<str>,
}

fn main() {}
