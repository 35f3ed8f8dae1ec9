//! SK0104: a way to verify that does not exist
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
#[pk(verify = "warn")]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
