//! SK0104: an id on a type, without its template
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id)]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn main() {}
