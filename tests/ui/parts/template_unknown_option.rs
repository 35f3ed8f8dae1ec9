//! SK0209: an option that fields of templates do not have
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant:week}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
