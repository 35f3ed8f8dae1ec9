//! SK0606: a container of an integer, with its unit in the key alone
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{at:month}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat, rollup = "day", epoch = "ms")]
    at: i64,
}

fn main() {}
