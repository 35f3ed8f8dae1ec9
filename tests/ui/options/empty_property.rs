//! SK0104: a property without a name
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(property = "")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
