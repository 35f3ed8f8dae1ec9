//! SK0606: a template with zeros before text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{line:06}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: String,
}

fn main() {}
