//! SK0103: every option of a field, on a type
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(concat, hash_suffix = 400, random_suffix = 400)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
