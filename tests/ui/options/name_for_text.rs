//! SK0104: a name without quotes for text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = tenantKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
