//! SK0209: a number of digits without a zero before it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:6}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
