//! SK0606: a template that names a value that may be absent
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{line}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    line: Option<u32>,
}

fn main() {}
