//! SK0702: a newtype that serde writes as another type
use serde::Serialize;
use synthetic_key::KeyPart;

#[derive(Clone, Serialize, KeyPart)]
#[serde(into = "String")]
struct Tenant(u64);

impl From<Tenant> for String {
    fn from(tenant: Tenant) -> Self {
        format!("T{}", tenant.0)
    }
}

fn main() {}
