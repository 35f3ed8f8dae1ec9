//! SK0209: more digits than an integer has
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:040}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
