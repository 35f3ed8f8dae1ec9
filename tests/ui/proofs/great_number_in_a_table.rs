//! SK0626: a table keeps numbers as doubles, and a key cannot be computed again

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

fn main() {}
