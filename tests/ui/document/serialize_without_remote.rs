//! SK0404: one side of hooks that are not there
use serde::Serialize;
use synthetic_key::SyntheticKey;

#[derive(Serialize, SyntheticKey)]
#[pk(serialize)]
struct Order {
    #[pk(concat)]
    tenant: String,
}

fn main() {}
