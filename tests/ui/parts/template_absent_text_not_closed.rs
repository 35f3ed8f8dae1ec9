//! SK0209: the text of an absent value does not end
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:?\"none}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
