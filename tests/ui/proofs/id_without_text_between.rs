//! SK0614: an id of two numbers with nothing between them
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number}{line}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
    line: u32,
}

fn main() {}
