//! SK0408: attributes of serde, and nothing of serde, on types with parameters
use serde::Deserialize;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
#[serde(rename_all = "camelCase")]
#[pk(escape)]
struct Order<T: KeyPart> {
    #[pk(concat)]
    tenant_id: T,
    #[pk(concat)]
    number: u64,
}

#[derive(SyntheticKey)]
struct Lent<'a> {
    #[serde(borrow)]
    #[pk(concat)]
    tenant_id: &'a str,
}

#[derive(Deserialize, SyntheticKey)]
struct OnlyRead<'a, T> {
    #[serde(borrow)]
    #[pk(concat)]
    tenant_id: &'a str,
    more: T,
}

fn main() {}
