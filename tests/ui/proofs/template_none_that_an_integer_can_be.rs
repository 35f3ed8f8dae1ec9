//! SK0613: a template with an absent number that a number can be
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{line:?\"0\"}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: Option<u32>,
}

fn main() {}
