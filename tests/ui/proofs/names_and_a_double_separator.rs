//! SK0601: a name that ends with half of the separator
use synthetic_key::{KeyPart, SyntheticKey};

#[derive(KeyPart, serde::Serialize)]
enum Tier {
    #[serde(rename = "a")]
    Basic,
    #[serde(rename = "a-")]
    Plus,
}

#[derive(SyntheticKey)]
#[pk(separator = "--")]
struct Order {
    #[pk(concat)]
    tier: Tier,
    #[pk(concat)]
    user: String,
}

fn main() {}
