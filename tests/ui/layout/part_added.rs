//! SK0501: there is a part more
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u16,
}

fn main() {}
