//! SK0104: a value in parentheses in the place of one behind `=`
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator("/"))]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
