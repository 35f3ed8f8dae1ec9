//! SK0104: a character for text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = '/')]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
