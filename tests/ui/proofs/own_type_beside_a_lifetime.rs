//! SK0606: a type that is no part, in an item that borrows
use synthetic_key::SyntheticKey;

struct Tenant(String);

#[derive(SyntheticKey)]
struct Order<'a> {
    #[pk(concat)]
    tenant: Tenant,
    note: &'a str,
}

fn main() {}
