//! SK0104: a value for an option that takes none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape = true)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
