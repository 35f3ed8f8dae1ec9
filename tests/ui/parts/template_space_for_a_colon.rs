//! SK0209: an option behind a space
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant lower}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
