//! SK0104: a property with the slash of a path

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamodb", id_property = "/SK")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(id)]
    number: u32,
}

fn main() {}
