//! SK0209: no text for an absent value
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:?\"\"}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
