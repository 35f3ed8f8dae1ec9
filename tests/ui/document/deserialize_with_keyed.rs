//! SK0404: one side of hooks, beside `keyed`
use serde::Deserialize;
use synthetic_key::SyntheticKey;

#[derive(Deserialize, SyntheticKey)]
#[pk(keyed, deserialize)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
