//! SK0605: a prefix that Table Storage forbids
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "table", prefix = "USER#")]
struct User {
    #[pk(concat)]
    id: u32,
}

fn main() {}
