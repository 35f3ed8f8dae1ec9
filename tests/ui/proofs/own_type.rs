//! SK0606: a type of one's own that is not a part
use synthetic_key::SyntheticKey;

struct Tenant(String);

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: Tenant,
}

fn main() {}
