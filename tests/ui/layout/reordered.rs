//! SK0501: the parts have changed places
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    number: u64,
    #[pk(concat)]
    tenant: String,
}

fn main() {}
