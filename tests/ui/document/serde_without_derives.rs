//! SK0407: serde without its feature `derive`
use synthetic_key::SyntheticKey;

mod without_derives {
    pub trait Serialize {}
    pub trait Deserialize {}
}

#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(crate = "without_derives", rename_all = "camelCase")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

#[derive(SyntheticKey)]
#[pk(serde = "deserialize")]
#[serde(crate = "without_derives")]
struct Invoice {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
