//! Newtypes in every way that serde stores as one text.
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(Serialize, Deserialize, KeyPart)]
struct Tenant(String);

#[derive(Serialize, Deserialize, KeyPart)]
#[serde(transparent)]
struct Id<T> {
    number: u64,
    #[serde(skip)]
    of: PhantomData<T>,
}

#[derive(KeyPart)]
struct Currency(&'static str);

#[derive(KeyPart)]
struct Wrapper<T>(T);

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: Wrapper<Tenant>,
    #[pk(concat)]
    id: Id<Tenant>,
    #[pk(hash_suffix = 400)]
    currency: Currency,
}

fn main() {
    let order = Order {
        tenant: Wrapper(Tenant("contoso".into())),
        id: Id {
            number: 7,
            of: PhantomData,
        },
        currency: Currency("NOK"),
    };
    assert!(order.partition_key().starts_with("contoso-7."));
}
