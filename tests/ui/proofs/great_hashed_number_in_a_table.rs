//! SK0626: a table keeps numbers as doubles, and a suffix cannot be computed again

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(hash_suffix = 400)]
    number: u64,
}

fn main() {}
