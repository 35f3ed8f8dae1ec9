//! SK0102 SK0103 SK0301 SK0402 SK0606: five different mistakes in one struct
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(seperator = "/")]
struct Order {
    #[pk(concat, escape)]
    tenant: String,
    #[pk(concat)]
    #[serde(skip)]
    region: String,
    #[pk(concat)]
    price: f64,
    #[pk(hash_suffix = 1)]
    user: String,
}

fn main() {}
