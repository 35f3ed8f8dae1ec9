//! SK0209: two periods of one field
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{number:ms:day:hour}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
