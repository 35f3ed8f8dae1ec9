//! SK0501: there is another separator
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(separator = "/", layout = "{tenant}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

fn main() {}
