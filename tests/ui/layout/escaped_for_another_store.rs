//! SK0501: the characters that Table Storage forbids are escaped now, and were not
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, store = "table", layout = "{tenant:%}-{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u32,
}

fn main() {}
