//! SK0606: a part that may be absent
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: Option<String>,
}

fn main() {}
