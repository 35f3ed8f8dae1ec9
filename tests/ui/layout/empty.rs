//! SK0501: a layout of nothing
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
