//! SK0625: a derive cannot see the property of the ids of a store of one's own

use synthetic_key::{Store, SyntheticKey};

const OWN: Store = Store::DYNAMODB.with_properties("PK", "SK");

#[derive(SyntheticKey)]
#[pk(store = OWN, property = "PK")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
