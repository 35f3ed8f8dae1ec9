//! SK0205: a separator that escapes are written with
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, separator = "%")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
