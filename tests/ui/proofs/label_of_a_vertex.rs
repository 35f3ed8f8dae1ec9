//! SK0625: a vertex cannot be partitioned by its label.

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "gremlin", property = "label")]
struct Person {
    #[pk(concat)]
    city: String,
}

fn main() {}
