//! SK0104: nothing behind `=`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator =)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
