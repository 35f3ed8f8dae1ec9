//! SK0408: attributes that change the declaration after it was read
use serde_with::{serde_as, skip_serializing_none};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde_as]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[serde_as(as = "serde_with::DisplayFromStr")]
    cents: u64,
}

#[derive(SyntheticKey)]
#[pk(serde = "serialize")]
#[skip_serializing_none]
struct Invoice {
    #[pk(concat)]
    tenant: String,
    cents: Option<u64>,
}

#[derive(SyntheticKey)]
#[serde_with::serde_as]
#[pk(serde)]
struct Note {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
