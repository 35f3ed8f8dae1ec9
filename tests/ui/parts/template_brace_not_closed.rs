//! SK0209: a field whose brace is not closed
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
