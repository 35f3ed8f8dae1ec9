//! SK0210: the id of a field that there is not
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{id}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
