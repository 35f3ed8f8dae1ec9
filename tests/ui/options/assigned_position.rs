//! SK0104: a position behind `=`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat = 1)]
    tenant: String,
}

fn main() {}
