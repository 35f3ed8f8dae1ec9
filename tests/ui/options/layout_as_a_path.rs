//! SK0104: a layout without quotes
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = {tenant})]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
