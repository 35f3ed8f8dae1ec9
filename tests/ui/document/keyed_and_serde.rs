//! SK0404: the key would be written twice
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
