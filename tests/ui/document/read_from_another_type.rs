//! SK0403: serde reads another type in its place
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(Deserialize, SyntheticKey)]
#[serde(from = "String")]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

impl From<String> for Order {
    fn from(tenant: String) -> Self {
        Order { tenant }
    }
}

fn main() {}
