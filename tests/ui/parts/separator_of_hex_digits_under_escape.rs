//! SK0205: a separator of the letters that escapes are written with
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, separator = "AND")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    user: String,
}

fn main() {}
