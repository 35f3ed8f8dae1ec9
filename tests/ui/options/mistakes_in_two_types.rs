//! SK0105 SK0202: a mistake in each of two types
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    tenant: String,
}

#[derive(SyntheticKey)]
struct Invoice {
    #[pk(concat, concat)]
    tenant: String,
}

fn main() {}
