//! SK0408: attributes that change the declaration after it was read
use core::prelude::v1::{derive as serde_as, derive as skip_serializing_none};
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde_as(Debug)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde = "serialize")]
#[skip_serializing_none(Debug)]
struct Invoice {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
