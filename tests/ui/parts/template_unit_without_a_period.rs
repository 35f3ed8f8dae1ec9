//! SK0209: a unit, and no period
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:s}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
