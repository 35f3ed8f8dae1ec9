//! SK0208: a derive cannot see how many levels the keys of a store of one's own have

use synthetic_key::{Store, SyntheticKey};

const OWN: Store = Store::DYNAMODB.with_properties("PK", "SK");

#[derive(SyntheticKey)]
#[pk(store = OWN)]
struct Order {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    number: u32,
}

fn main() {}
