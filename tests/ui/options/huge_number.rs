//! SK0104: a number beyond all measure
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(max_len = 99999999999999999999)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
