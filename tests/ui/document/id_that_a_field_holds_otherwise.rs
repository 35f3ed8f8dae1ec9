//! SK0401: an id of the field `id`, folded, beside the field as it is
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{id}")]
struct Order {
    #[pk(concat, case = "lower")]
    id: String,
}

fn main() {}
