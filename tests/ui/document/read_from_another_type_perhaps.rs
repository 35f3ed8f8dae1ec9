//! SK0403: serde reads another type in its place, which may fail
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(Deserialize, SyntheticKey)]
#[serde(try_from = "String")]
#[pk(keyed)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

impl TryFrom<String> for Order {
    type Error = &'static str;

    fn try_from(tenant: String) -> Result<Self, Self::Error> {
        Ok(Order { tenant })
    }
}

fn main() {}
