//! SK0605: a separator that Table Storage forbids
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", separator = "/")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u32,
}

fn main() {}
