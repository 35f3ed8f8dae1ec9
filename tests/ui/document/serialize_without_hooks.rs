//! SK0405: a document without its key
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
