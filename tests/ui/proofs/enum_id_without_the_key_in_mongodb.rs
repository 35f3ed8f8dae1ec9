//! SK0618: an `_id` among the fields of a variant, without the key
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[serde(tag = "type")]
#[pk(serde, store = "mongodb")]
enum Entry {
    Note {
        #[pk(concat)]
        customer: u32,
        #[serde(rename = "_id")]
        id: String,
    },
}

fn main() {}
