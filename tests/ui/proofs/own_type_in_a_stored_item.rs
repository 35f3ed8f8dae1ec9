//! SK0606: a type of one's own that is not a part, in a type that writes its key
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize)]
struct Tenant(String);

#[derive(SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: Tenant,
    #[pk(hash_suffix = 400)]
    user: String,
}

fn main() {}
