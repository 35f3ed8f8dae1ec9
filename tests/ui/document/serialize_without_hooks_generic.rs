//! SK0405: a document of a generic type without its key
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
struct Order<T> {
    #[pk(concat)]
    tenant: String,
    payload: T,
}

fn main() {}
