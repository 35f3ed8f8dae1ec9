//! SK0601: three texts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/")]
struct Order {
    #[pk(concat)]
    country: String,
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
