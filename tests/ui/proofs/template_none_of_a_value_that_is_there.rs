//! SK0606: a template with the text of an absent value that is always there
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{line:?\"none\"}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: u32,
}

fn main() {}
