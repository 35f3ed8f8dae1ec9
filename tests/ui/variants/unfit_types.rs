//! SK0606: types in variants that are no parts: each is refused once, and nothing else is said
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
enum Item {
    Order {
        #[pk(concat)]
        tags: Vec<String>,
        #[pk(concat)]
        price: f64,
    },
    Note {
        #[pk(concat)]
        customer: Option<String>,
    },
}

fn main() {}
