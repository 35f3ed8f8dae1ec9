//! SK0104: a property without a name

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamodb", id_property = "")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
