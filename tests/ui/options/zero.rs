//! SK0104: a limit of 0
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(max_len = 0)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
