//! SK0209: no text at all
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
