//! SK0626: a table keeps numbers as doubles, and an id cannot be computed again

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", id = "order_{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
