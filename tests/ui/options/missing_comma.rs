//! SK0101: no comma between two options
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
