//! SK0405: a document without its key, of an item with a part of its own
use serde::Serialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, KeyPart)]
struct Tenant(String);

#[derive(Serialize, SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: Tenant,
}

fn main() {}
