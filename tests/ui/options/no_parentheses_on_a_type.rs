//! SK0101: `#[pk]` without options, on a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
