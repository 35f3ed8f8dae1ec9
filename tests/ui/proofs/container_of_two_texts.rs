//! SK0619: a container of two texts
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "{site}-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    site: String,
}

fn main() {}
