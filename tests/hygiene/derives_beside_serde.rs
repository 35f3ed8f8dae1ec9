//! Serde's derives left in place
use serde::{Deserialize, Serialize};
use synthetic_key::SyntheticKey;

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(serde)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey, Serialize)]
#[pk(serde = "serialize")]
struct Invoice {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
