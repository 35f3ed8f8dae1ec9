//! SK0104: a type where the crate's path belongs
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(crate = Self)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(KeyPart)]
#[pk(crate = Vec<u8>)]
struct Tenant(String);

fn main() {}
