//! SK0102: a misspelt option of a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(seperator = "/")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
