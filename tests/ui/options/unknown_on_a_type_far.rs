//! SK0102: an option of a type that does not exist, with a name near to none
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(replicas = 3)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
