//! SK0606: a list as a part
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat)]
    tags: Vec<String>,
}

fn main() {}
