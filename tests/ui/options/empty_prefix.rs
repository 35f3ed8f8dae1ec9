//! SK0104: a prefix without text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(prefix = "")]
struct User {
    #[pk(concat)]
    id: u64,
}

fn main() {}
