//! SK0501: a layout to paste that has quotes in it
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(layout = "{tenant}")]
struct Order {
    #[pk(concat)]
    #[serde(rename = "tenant id")]
    tenant: String,
}

fn main() {}
