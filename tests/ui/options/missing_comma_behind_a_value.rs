//! SK0104: no comma between an option with a value and the next
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/" escape)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
