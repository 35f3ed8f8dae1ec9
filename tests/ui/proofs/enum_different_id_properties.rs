//! SK0616: the variants' ids are in different properties.

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(store = "dynamodb", id_property = "SK", id = "ORDER#{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u32,
}

#[derive(SyntheticKey)]
#[pk(store = "dynamodb", id = "LINE#{number}")]
struct Line {
    #[pk(concat)]
    tenant: String,
    number: u32,
}

#[derive(SyntheticKey)]
enum Entry {
    Order(Order),
    Line(Line),
}

fn main() {
    let _ = Entry::LAYOUT;
}
