//! SK0106: an id that is folded
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id, case = "lower")]
    number: String,
}

fn main() {}
