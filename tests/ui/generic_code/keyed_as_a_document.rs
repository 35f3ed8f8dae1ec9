//! SK0804: a type that is stored as `Keyed`, without it
use serde::{Deserialize, Serialize};
use synthetic_key::{Document, SyntheticKey};

#[derive(Serialize, Deserialize, SyntheticKey)]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn store<D: Document + Serialize>(_: &D) {}

fn main() {
    store(&Order {
        tenant: "contoso".into(),
    });
}
